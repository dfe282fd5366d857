// Cards as people read them: "Qd" is the queen of diamonds, "??" is face down.
import { t } from "../text.svelte";

export const HIDDEN = "??";

export function isHidden(card: string): boolean {
  return card === HIDDEN;
}

export function rankOf(card: string): string {
  const rank = card.slice(0, -1);
  return rank === "T" ? "10" : rank;
}

export function suitOf(card: string): string {
  return card.slice(-1).toLowerCase();
}

/** "Queen of diamonds", in the reader's language. */
export function cardName(card: string): string {
  if (isHidden(card)) return t("card-down");
  const rank = rankOf(card);
  const named = /^\d+$/.test(rank) ? rank : t(`rank-${rank.toLowerCase()}`);
  return t("card-name", { rank: named, suit: t(`suit-${suitOf(card)}`) });
}

export function cardNames(cards: readonly string[]): string {
  return cards.map(cardName).join(", ");
}
