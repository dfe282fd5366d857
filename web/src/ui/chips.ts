// Which chips to draw for an amount. A picture only: the figure beside it is what counts.
const COLOURS = ["c1", "c5", "c25", "c100", "c500", "c1k"] as const;
const STEPS = [1, 5, 25, 100, 500, 1000] as const;
const MOST = 4;

/** Up to four chips, the largest at the bottom. `big` is the big blind: two of the first colour. */
export function chipsFor(chips: number, big: number): string[] {
  let left = Math.max(1, Math.round((chips * 2) / Math.max(1, big)));
  const stack: string[] = [];
  for (let step = STEPS.length - 1; step >= 0; step -= 1) {
    const worth = STEPS[step] ?? 1;
    while (left >= worth && stack.length < MOST) {
      stack.push(COLOURS[step] ?? "c1");
      left -= worth;
    }
  }
  return stack;
}
