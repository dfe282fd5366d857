// Words: the client's own from text/, one file for each part and language; the house's rules from the
// server's /text/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { display } from "./display.svelte";

export type Language = "en" | "es" | "pl";
export type Values = Record<string, FluentVariable>;
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "pl", name: "Polski" },
];
export const LOCALES: Record<Language, string> = { en: "en-GB", es: "es-ES", pl: "pl-PL" };

const sources = import.meta.glob<string>("./text/**/*.ftl", { query: "?raw", import: "default" });

class Words {
  /** The language on the page; it follows the display choice once its words are here. */
  language = $state<Language>("en");
  private own = $state.raw<FluentBundle | null>(null);
  /** The last one asked for: slower answers for others are dropped. */
  private asked: Language = "en";
  private house = $state.raw<FluentBundle | null>(null);

  async speak(language: Language): Promise<void> {
    const parts = Object.keys(sources).filter((path) => path.endsWith(`/${language}.ftl`));
    this.asked = language;
    const [house, ...own] = await Promise.all([fetchHouse(language), ...parts.map((path) => sources[path]?.() ?? "")]);
    if (language !== this.asked) return;
    this.own = bundle(language, own.join("\n"));
    this.house = bundle(language, house);
    this.language = language;
    document.documentElement.lang = language;
  }

  get isReady(): boolean {
    return this.own !== null;
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  say(id: string, values?: Values): string {
    const found = this.find(id);
    if (!found) return id;
    const errors: Error[] = [];
    return found.bundle.formatPattern(found.pattern, values, errors);
  }

  private find(id: string): { bundle: FluentBundle; pattern: NonNullable<Pattern> } | null {
    const [name = "", attribute] = id.split(".");
    for (const bundle of [this.own, this.house]) {
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }
}

type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = Message["value"];

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(LOCALES[language], { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** The server's words for clauses and refusals. Without them the page still works: ids are shown. */
async function fetchHouse(language: Language): Promise<string> {
  try {
    const answer = await fetch(`/text/${language}.ftl`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

export const words = new Words();

/** The words for `id` in the reader's language; `id.part` names an attribute. */
export function t(id: string, values?: Values): string {
  return words.say(id, values);
}

/** Follow the reader's choice of language. Call once, inside an effect root. */
export function followLanguage(): void {
  $effect(() => {
    void words.speak(display.language);
  });
}
