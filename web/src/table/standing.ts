// How the reader's seat stands: the bar offers something else for each.
import type { Mine, TableView } from "../wire";

/**
 * watching · playing (has part in the hand, or is dealt into the next) · new (entry not paid) · waiting (for the
 * big blind) · out · broke · leaving (after this hand).
 */
export type Standing = "watching" | "playing" | "new" | "waiting" | "out" | "broke" | "leaving";

export function standingOf(view: TableView, mine: Mine | null): Standing {
  const seat = mine?.seat == null ? undefined : view.seats[mine.seat];
  if (!seat || !mine?.offer) return "watching";
  const said = (verb: string): boolean => mine.offer?.seating.some((each) => each.verb === verb && each.is_open) === true;
  const isLeaving = mine.offer.seating.some((each) => each.verb === "leave" && each.reason?.code === "leaving_already");
  if (isLeaving) return "leaving";
  const hasPart = seat.state !== "out" && seat.state !== "waiting";
  if (hasPart && view.round?.is_over === false) return "playing";
  if (seat.stack === 0) return "broke";
  if (seat.state === "out" || said("sit_in")) return "out";
  if (said("wait")) return "new";
  return said("post_entry") ? "waiting" : "playing";
}
