// How the reader wants to see it: language, theme, felt, deck, motion, keys, sound. Kept on this device.
import type { Language } from "./text.svelte";

const KEPT = "squaredeal.display";

export interface Shown {
  language: Language;
  theme: "dark" | "light";
  felt: "pine" | "petrol" | "plum" | "slate";
  deck: "two" | "four";
  motion: "full" | "reduced";
  keys: "on" | "off";
  sound: "on" | "off";
}

export const FELTS: readonly { code: Shown["felt"]; colour: string }[] = [
  { code: "pine", colour: "#124a36" },
  { code: "petrol", colour: "#124857" },
  { code: "plum", colour: "#512849" },
  { code: "slate", colour: "#363f4a" },
];

class Display implements Shown {
  language = $state<Language>("en");
  theme = $state<Shown["theme"]>("dark");
  felt = $state<Shown["felt"]>("pine");
  deck = $state<Shown["deck"]>("two");
  motion = $state<Shown["motion"]>("full");
  keys = $state<Shown["keys"]>("on");
  sound = $state<Shown["sound"]>("off");

  constructor() {
    Object.assign(this, firstGuess(), kept(), asked());
  }

  /** Reduced motion: asked for here, or by the system. */
  get still(): boolean {
    return this.motion === "reduced" || matches("(prefers-reduced-motion: reduce)");
  }

  get shown(): Shown {
    const { language, theme, felt, deck, motion, keys, sound } = this;
    return { language, theme, felt, deck, motion, keys, sound };
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function firstGuess(): Partial<Shown> {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = spoken.find((code) => ["en", "es", "pl"].includes(code)) as Language | undefined;
  const theme = matches("(prefers-color-scheme: light)") ? "light" : "dark";
  return { theme, language: language ?? "en" };
}

function kept(): Partial<Shown> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Shown>;
  } catch {
    return {};
  }
}

/** `?lang=pl&theme=light` shows a page in another dress, for a link or a picture. */
function asked(): Partial<Shown> {
  const given = new URLSearchParams(location.search);
  const found: Record<string, string> = {};
  for (const name of ["theme", "felt", "deck", "motion", "keys"]) {
    const value = given.get(name);
    if (value) found[name] = value;
  }
  const language = given.get("lang");
  if (language) found["language"] = language;
  return found as Partial<Shown>;
}

export const display = new Display();

/** Put the choices on the page and keep them. Call once, inside an effect root. */
export function followDisplay(): void {
  $effect(() => {
    const { theme, felt, deck, motion } = display.shown;
    Object.assign(document.documentElement.dataset, { theme, felt, deck, motion });
    try {
      localStorage.setItem(KEPT, JSON.stringify(display.shown));
    } catch {
      // A private window keeps nothing; the choice then lasts for this page.
    }
  });
}
