// A recorded round as steps to walk through: one frame each, those without news joined to the next.
import type { Happened, RoundRecord } from "../wire";

export interface Step {
  frame: number;
  events: readonly Happened[];
  /** The street that begins with this step, if one does. */
  street: string;
}

const QUIET = new Set<Happened["kind"]>(["dealt"]);

export function stepsOf(record: RoundRecord): Step[] {
  const steps: Step[] = [];
  let waiting: Happened[] = [];
  record.frames.forEach((frame, place) => {
    const events = [...waiting, ...frame.events];
    const isLast = place === record.frames.length - 1;
    if (!isLast && frame.events.length > 0 && frame.events.every((event) => QUIET.has(event.kind))) {
      waiting = events;
      return;
    }
    waiting = [];
    const begun = frame.events.find((event) => event.kind === "boarded");
    const first = steps.length === 0 && frame.view.round?.kind === "poker" ? frame.view.round.street : "";
    steps.push({ frame: place, events, street: begun?.kind === "boarded" ? begun.street : first });
  });
  return steps;
}
