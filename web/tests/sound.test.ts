import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { display } from "../src/display.svelte";
import { sound, SOUNDS, soundsOf } from "../src/sound";
import type { Happened } from "../src/wire";

const did = (chips: number | null): Happened => ({
  kind: "did", seat: 1, verb: chips ? "call" : "check", chips, spot: null, is_all_in: false, by_clock: false, clause: "", count: null,
});
const won: Happened = { kind: "won", seat: 1, chips: 60, pot: 0, board: 0, hand: null, clause: "", share: "high" };
const boarded: Happened = { kind: "boarded", street: "flop", cards: ["Kh", "9s", "4d"], board: 0 };

let started = 0;
class Node {
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  frequency = this.gain;
  connect = (to: unknown): unknown => to;
  start = (): void => void (started += 1);
  stop = vi.fn();
}
class Context {
  currentTime = 0;
  sampleRate = 1000;
  state = "running";
  destination = {};
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(200) });
}

describe("sounds", () => {
  beforeEach(() => {
    started = 0;
    vi.stubGlobal("AudioContext", Context);
  });
  afterEach(() => {
    display.sound = "off";
  });

  it("are off until asked for", () => {
    expect(display.sound).toBe("off");
    sound.play("turn");
    expect(started).toBe(0);
    display.sound = "on";
    sound.play("turn");
    expect(started).toBe(SOUNDS.turn.length);
  });
  it("are short", () => {
    for (const strikes of Object.values(SOUNDS)) for (const { at, lasts } of strikes) expect(at + lasts).toBeLessThanOrEqual(0.8);
  });
  it("knock twice for the turn and click three times, falling, for the pot", () => {
    const tones = (name: "turn" | "pot"): number[] => SOUNDS[name].filter((each) => each.kind === "tone").map((each) => each.high);
    expect(tones("turn")).toHaveLength(2);
    expect(tones("pot")).toEqual([...tones("pot")].sort((a, b) => b - a));
  });
  it("follow what happened, each once", () => {
    expect(soundsOf([did(20), did(40), boarded])).toEqual(["bet", "card"]);
    expect(soundsOf([did(null)])).toEqual([]);
    expect(soundsOf([did(20), won, won])).toEqual(["pot"]);
  });
});
