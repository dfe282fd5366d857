// How the staff's desk names things, and in which tone.
import type { StaffTable } from "../wire";

export const TONES: Record<string, string> = { open: "good", closing: "warn", closed: "", broken: "bad", unavailable: "bad" };

/** A table that still runs: only these can be closed. */
export function runs(table: StaffTable): boolean {
  return table.status === "open" || table.status === "unavailable" || table.status === "broken";
}
