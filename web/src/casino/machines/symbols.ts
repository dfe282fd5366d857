// What the symbols of machines are called.
import { t, words } from "../../text.svelte";

export function symbolName(symbol: string, role: string): string {
  if (role) return t(`symbol-${role}`);
  const id = `symbol-${symbol.toLowerCase()}`;
  return words.has(id) ? t(id) : symbol;
}
