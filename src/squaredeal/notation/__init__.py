"""Hand histories: read in any format, played over the engine, written again."""

from squaredeal.notation.convert import Converted, convert
from squaredeal.notation.formats import FORMATS, read_file, read_text
from squaredeal.notation.phh import read_phh
from squaredeal.notation.play import Played, Verdict, play_known, replay_record
from squaredeal.notation.reconcile import account, contradictions, payments
from squaredeal.notation.record import Fault, Record, Unread
from squaredeal.notation.report import Report, history_files
from squaredeal.notation.table import game_of

__all__ = [
    "FORMATS",
    "Converted",
    "Fault",
    "Played",
    "Record",
    "Report",
    "Unread",
    "Verdict",
    "account",
    "contradictions",
    "convert",
    "game_of",
    "history_files",
    "payments",
    "play_known",
    "read_file",
    "read_phh",
    "read_text",
    "replay_record",
]
