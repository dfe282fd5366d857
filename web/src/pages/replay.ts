// A recorded round as steps to walk through: one frame each, dealing joined to the step before it.
import type { Happened, RoundRecord } from "../wire";

export interface Step {
  frame: number;
  events: readonly Happened[];
  /** The street that begins with this step, if one does. */
  street: string;
}

export function stepsOf(record: RoundRecord): Step[] {
  const steps: Step[] = [];
  record.frames.forEach((frame, place) => {
    const before = steps.at(-1);
    if (before && frame.events.every((event) => event.kind === "dealt")) {
      before.frame = place;
      before.events = [...before.events, ...frame.events];
      return;
    }
    const begun = frame.events.find((event) => event.kind === "boarded");
    const first = !before && frame.view.round?.kind === "poker" ? frame.view.round.street : "";
    steps.push({ frame: place, events: frame.events, street: begun?.street ?? first });
  });
  return steps;
}
