// Sounds, made here and off until asked for. Each has a twin on the page: nothing is only heard.
// turn: the bar and the lamp · card: the card · bet: chips before the seat · pot: chips to the winner · refusal: the clause card.
import { display } from "./display.svelte";
import type { Happened } from "./wire";

export type SoundName = "turn" | "hurry" | "card" | "bet" | "pot" | "refusal";

/** One strike: when it starts and how long it rings, in seconds; a tone falls from `high` to `low` Hz, paper hisses around `high`. */
interface Strike {
  at: number;
  lasts: number;
  kind: "tone" | "paper";
  high: number;
  low: number;
  loud: number;
}

const knock = (at: number): Strike[] => [
  { at, lasts: 0.09, kind: "tone", high: 300, low: 170, loud: 0.3 },
  { at, lasts: 0.03, kind: "paper", high: 900, low: 900, loud: 0.1 },
];
const click = (at: number, high: number): Strike[] => [
  { at, lasts: 0.045, kind: "tone", high, low: high * 0.8, loud: 0.16 },
  { at, lasts: 0.02, kind: "paper", high: 4200, low: 4200, loud: 0.12 },
];

/** Nothing is longer than 0.8 s, and nothing repeats. */
export const SOUNDS: Record<SoundName, readonly Strike[]> = {
  turn: [...knock(0), ...knock(0.16)],
  hurry: knock(0),
  card: [{ at: 0, lasts: 0.12, kind: "paper", high: 3200, low: 1400, loud: 0.14 }],
  bet: click(0, 1900),
  pot: [...click(0, 2000), ...click(0.09, 1700), ...click(0.18, 1400)],
  refusal: [{ at: 0, lasts: 0.16, kind: "tone", high: 130, low: 90, loud: 0.35 }],
};

class Sound {
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;

  play(name: SoundName): void {
    if (display.sound !== "on" || typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    // A page may make no sound before it was touched; what was missed then is not made up for.
    if (this.context.state === "suspended") void this.context.resume();
    for (const strike of SOUNDS[name]) this.strike(this.context, strike);
  }

  private strike(context: AudioContext, { at, lasts, kind, high, low, loud }: Strike): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    gain.connect(context.destination);
    if (kind === "tone") {
      const tone = context.createOscillator();
      tone.frequency.setValueAtTime(high, start);
      tone.frequency.exponentialRampToValueAtTime(low, start + lasts);
      tone.connect(gain);
      tone.start(start);
      tone.stop(start + lasts);
      return;
    }
    const paper = context.createBufferSource();
    const filter = context.createBiquadFilter();
    paper.buffer = this.hiss ??= hissing(context);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(high, start);
    filter.frequency.exponentialRampToValueAtTime(low, start + lasts);
    paper.connect(filter).connect(gain);
    paper.start(start);
    paper.stop(start + lasts);
  }
}

/** A fifth of a second of noise. */
function hissing(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 5), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** What an update sounds like: each sound once, the pot instead of single bets. */
export function soundsOf(events: readonly Happened[]): SoundName[] {
  const found = new Set<SoundName>();
  for (const event of events) {
    if (event.kind === "dealt" || event.kind === "boarded" || event.kind === "discarded" || event.kind === "rabbit") found.add("card");
    else if (event.kind === "did" && event.chips) found.add("bet");
    else if (event.kind === "won") found.add("pot");
  }
  if (found.has("pot")) found.delete("bet");
  return [...found];
}

export const sound = new Sound();
