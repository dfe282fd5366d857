import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { t, words, type Language } from "../src/text.svelte";
import { cardName } from "../src/ui/cards";

const SOURCE = join(import.meta.dirname, "../src");
const LANGUAGES: Language[] = ["en", "es", "pl"];

function messages(language: Language): Map<string, Set<string>> {
  const paths = readdirSync(join(SOURCE, "text"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(`${language}.ftl`));
  const text = paths.map((path) => readFileSync(join(SOURCE, "text", path), "utf8")).join("\n");
  const found = new Map<string, Set<string>>();
  for (const message of new FluentResource(text).body) {
    expect(found.has(message.id), `${language} says ${message.id} twice`).toBe(false);
    found.set(message.id, variables(message.value));
  }
  return found;
}

function variables(part: unknown): Set<string> {
  if (typeof part !== "object" || part === null) return new Set();
  const here = part as { type?: string; name?: string };
  const own = here.type === "var" && here.name ? [here.name] : [];
  return new Set([...own, ...Object.values(part).flatMap((inner) => [...variables(inner)])]);
}

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(svelte|ts)$/.test(entry.name)) yield path;
  }
}

describe("words", () => {
  const english = messages("en");

  it.each(["es", "pl"] as const)("say in %s everything that English says, with the same figures", (language) => {
    const other = messages(language);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, used] of english) expect([...(other.get(id) ?? [])].sort(), id).toEqual([...used].sort());
  });

  it("exist for everything that the pages ask for", () => {
    const asked = new Set<string>();
    for (const file of files(SOURCE)) {
      const text = readFileSync(file, "utf8");
      for (const [, id] of text.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/g)) asked.add(id ?? "");
      for (const [, yes, no] of text.matchAll(/\bt\([^()"]*\? "([a-z0-9_-]+)" : "([a-z0-9_-]+)"/g)) asked.add(yes ?? "").add(no ?? "");
    }
    expect(asked.size).toBeGreaterThan(200);
    expect([...asked].filter((id) => !english.has(id))).toEqual([]);
  });

  it("are all complete sentences, without a hole", async () => {
    for (const language of LANGUAGES) {
      await words.speak(language);
      for (const [id, used] of messages(language)) {
        const values = Object.fromEntries([...used].map((name) => [name, name === "who" ? "you" : 3]));
        expect(t(id, values), `${language}: ${id}`).not.toMatch(/[{}]/);
      }
    }
  });

  it("use the plural forms of Polish", async () => {
    await words.speak("pl");
    expect([1, 3, 5, 22].map((count) => t("seats-count", { count }))).toEqual(["1 miejsce", "3 miejsca", "5 miejsc", "22 miejsca"]);
  });

  it("name a card as people read it", async () => {
    await words.speak("en");
    expect([cardName("Qd"), cardName("Td"), cardName("??")]).toEqual(["Queen of diamonds", "10 of diamonds", "Face-down card"]);
    await words.speak("es");
    expect(cardName("As")).toBe("As de picas");
  });

  afterAll(() => words.speak("en"));
});
