// What cards count, in words. The server counts; "soft 17", "pair" and "7" come as they are.
import { named } from "../../table/labels";
import { t, words } from "../../text.svelte";

export function pointsWords(points: string): string {
  const soft = /^soft (\d+)$/.exec(points);
  if (soft) return t("points-soft", { points: soft[1] ?? "" });
  if (!points || /^\d+$/.test(points)) return points;
  const parts = points.split(" ").map((part) => (words.has(`pay-hand-${part}`) ? t(`pay-hand-${part}`) : named("outcome", part)));
  return parts.join(" + ");
}
