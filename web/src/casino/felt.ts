// What every felt is given: the room, and what lies on its spots.
import type { AreaView } from "../wire";
import type { CasinoRoom } from "./room.svelte";
import { waitsOf } from "./pacing";

export interface OnSpot {
  chips: number;
  isSettled: boolean;
  returned: number;
}

const NOTHING: OnSpot = { chips: 0, isSettled: false, returned: 0 };

/** The reader's chips on a spot as they are to be shown now. */
export function onSpot(room: CasinoRoom, spot: string, isForNext = false): OnSpot {
  const staged = room.stakes.on(spot);
  const round = room.view?.round;
  if (!round || room.isCleared || (isForNext && round.is_over)) return { ...NOTHING, chips: staged };
  const bets = round.bets.filter((bet) => bet.seat === room.seat && bet.spot === spot);
  if (!bets.length) return { ...NOTHING, chips: staged };
  const chips = bets.reduce((sum, bet) => sum + bet.chips, staged);
  const isSettled = !room.isMoving && bets.every((bet) => bet.is_settled);
  return { chips, isSettled, returned: isSettled ? bets.reduce((sum, bet) => sum + bet.returned, 0) : 0 };
}

/** Did this spot earn more than it cost? */
export function hasWon(on: OnSpot): boolean {
  return on.isSettled && on.returned > on.chips;
}

/** An area of the felt, or null while nothing lies there or the felt is cleared for the next round. */
export function areaOf(room: CasinoRoom, area: string): AreaView | null {
  if (room.isCleared) return null;
  return room.view?.round.areas.find((each) => each.area === area) ?? null;
}

export function areasOf(room: CasinoRoom, prefix: string): readonly AreaView[] {
  if (room.isCleared) return [];
  return room.view?.round.areas.filter((each) => each.area.startsWith(prefix)) ?? [];
}

/** When each card of an area lands, in milliseconds; 0 for those that lay there before. */
export function landings(room: CasinoRoom, area: AreaView): number[] {
  const fresh = waitsOf(room.happened).get(area.area) ?? [];
  const before = Math.max(0, area.items.length - fresh.length);
  return area.items.map((_, place) => (place < before ? 0 : (fresh[place - before] ?? 0)));
}
