// Which tables match, and which filter to let go when none does.
import type { LobbyRow } from "../wire";

export interface Filter {
  text: string;
  game: string;
  /** `unit:small:big`, or empty for any. */
  stakes: string;
  hidesFull: boolean;
  hidesEmpty: boolean;
}

export const NO_FILTER: Filter = { text: "", game: "", stakes: "", hidesFull: false, hidesEmpty: false };

export function matches(row: LobbyRow, filter: Filter): boolean {
  return (
    row.name.toLowerCase().includes(filter.text.trim().toLowerCase()) &&
    (!filter.game || row.game === filter.game) &&
    (!filter.stakes || stakesCode(row) === filter.stakes) &&
    !(filter.hidesFull && row.seated >= row.seats) &&
    !(filter.hidesEmpty && row.seated === 0)
  );
}

function stakesCode(row: LobbyRow): string {
  return `${row.unit.code}:${row.small}:${row.big}`;
}

/** One row for every stakes that is played, smallest first. */
export function stakesOf(rows: readonly LobbyRow[]): LobbyRow[] {
  const unique = new Map(rows.map((row) => [stakesCode(row), row]));
  return [...unique.values()].sort((a, b) => a.big - b.big || a.small - b.small);
}

/** The single filter that, let go, shows the most tables. */
export function nearest(rows: readonly LobbyRow[], filter: Filter): { filter: Filter; count: number } | null {
  const looser = (Object.keys(NO_FILTER) as (keyof Filter)[])
    .filter((name) => filter[name] !== NO_FILTER[name])
    .map((name) => ({ ...filter, [name]: NO_FILTER[name] }))
    .map((each) => ({ filter: each, count: rows.filter((row) => matches(row, each)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return looser[0] ?? null;
}
