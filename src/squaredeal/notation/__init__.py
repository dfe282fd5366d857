"""Hand histories: read in any format, played over the engine, written again."""

from squaredeal.notation.formats import FORMATS, read_file, read_text
from squaredeal.notation.phh import read_phh
from squaredeal.notation.play import Verdict, replay_record
from squaredeal.notation.reconcile import account, contradictions, payments
from squaredeal.notation.record import Fault, Record, Unread
from squaredeal.notation.report import Report, history_files

__all__ = [
    "FORMATS",
    "Fault",
    "Record",
    "Report",
    "Unread",
    "Verdict",
    "account",
    "contradictions",
    "history_files",
    "payments",
    "read_file",
    "read_phh",
    "read_text",
    "replay_record",
]
