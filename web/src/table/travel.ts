// Motion: things move from where they came from to where they are. Reduced motion: they are there.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { display } from "../display.svelte";

export interface Travel {
  /** What it comes from, or goes to, inside the same ring. */
  place: string;
  ms?: number;
  wait?: number;
}

/** Fly between this element's own place and another one in the ring. */
export function travel(node: Element, { place, ms = 420, wait = 0 }: Travel): TransitionConfig {
  const other = node.closest(".ring")?.querySelector(place);
  if (display.still || !other) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = other.getBoundingClientRect();
  const across = there.x + there.width / 2 - (here.x + here.width / 2);
  const down = there.y + there.height / 2 - (here.y + here.height / 2);
  return {
    delay: wait,
    duration: ms,
    easing: cubicOut,
    css: (here_, away) =>
      `transform: translate(${across * away}px, ${down * away}px); opacity: ${Math.min(1, here_ * 3)}`,
  };
}
