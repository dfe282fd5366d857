// Keys at the table. They only press what is on the page; they are silent while somebody types.

export type Key =
  | { does: "yield" | "match" | "press" | "bank" | "more" | "less" }
  /** A bet size, a card to change, a number of boards: what the decision counts. */
  | { does: "number"; place: number };

const LETTERS: Record<string, Key> = {
  f: { does: "yield" },
  c: { does: "match" },
  r: { does: "press" },
  t: { does: "bank" },
  ArrowUp: { does: "more" },
  ArrowDown: { does: "less" },
};

/** What a key asks for, or null when it is not ours. */
export function keyFor(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return null;
  if (/^[1-9]$/.test(event.key)) return { does: "number", place: Number(event.key) - 1 };
  const key = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  const isArrow = event.key.startsWith("Arrow");
  return isArrow && event.target !== document.body ? null : key;
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === "SELECT" || target.tagName === "TEXTAREA") return true;
  if (target.closest("dialog")) return true;
  return target instanceof HTMLInputElement && !["button", "checkbox", "radio", "range"].includes(target.type);
}
