// A recorded round as steps to walk through: one frame each, dealing joined to the step before it.
import { linesFor, streetOf, type Line } from "../table/feed";
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
      before.street ||= begins(steps, frame.view.round?.street ?? "");
      return;
    }
    steps.push({ frame: place, events: frame.events, street: begins(steps, frame.view.round?.street ?? "") });
  });
  return steps;
}

/** The street if it is another than the last one that began. */
function begins(steps: readonly Step[], street: string): string {
  const last = steps.filter((step) => step.street).at(-1)?.street;
  return street === last || street === "showdown" ? "" : street;
}

/** What is told of every step. */
export function storyOf(record: RoundRecord, steps: readonly Step[]): Line[][] {
  return steps.map((step, place) => {
    const view = record.frames[step.frame]?.view;
    const before = record.frames[steps[place - 1]?.frame ?? -1]?.view ?? null;
    return view ? linesFor(step.events, view, record.seat, streetOf(before)).filter((line) => line.kind !== "round") : [];
  });
}
