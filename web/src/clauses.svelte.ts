// The house rules in the reader's language, fetched once each.
import { SvelteMap } from "svelte/reactivity";
import { ask } from "./net/api";
import { words } from "./text.svelte";
import type { ClauseList, ClauseText } from "./wire";

class Clauses {
  private readonly known = new SvelteMap<string, ClauseText | null>();
  private readonly asked = new Set<string>();

  /** The rule, or null while it is on its way or when there is none. */
  get(clause: string): ClauseText | null {
    const key = `${words.language}:${clause}`;
    if (clause && !this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(clause, words.language, key);
    }
    return this.known.get(key) ?? null;
  }

  isMissing(clause: string): boolean {
    return this.known.get(`${words.language}:${clause}`) === null;
  }

  async search(text: string, area: string): Promise<ClauseList> {
    const query = new URLSearchParams({ lang: words.language });
    if (text) query.set("q", text);
    if (area) query.set("area", area);
    return ask<ClauseList>(`/clauses?${query}`);
  }

  private async fetch(clause: string, language: string, key: string): Promise<void> {
    try {
      this.known.set(key, await ask<ClauseText>(`/clauses/${encodeURIComponent(clause)}?lang=${language}`));
    } catch {
      this.known.set(key, null);
    }
  }
}

export const clauses = new Clauses();
