import { describe, expect, it } from "vitest";
import { keyFor } from "../src/table/keys";

function press(key: string, target: HTMLElement = document.body, more: KeyboardEventInit = {}): ReturnType<typeof keyFor> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  let found: ReturnType<typeof keyFor> = null;
  target.addEventListener("keydown", (heard) => (found = keyFor(heard)), { once: true });
  target.dispatchEvent(event);
  return found;
}

describe("keys at the table", () => {
  it.each([["f", "yield"], ["C", "match"], ["r", "press"], ["t", "bank"]])("%s asks for %s", (key, does) => {
    expect(press(key)).toEqual({ does });
  });
  it("counts bet sizes, cards and boards", () => {
    expect(press("1")).toEqual({ does: "number", place: 0 });
    expect(press("7")).toEqual({ does: "number", place: 6 });
    expect(press("0")).toBeNull();
  });
  it("is silent while somebody types", () => {
    const box = document.createElement("input");
    box.type = "text";
    document.body.append(box);
    expect(press("f", box)).toBeNull();
    box.remove();
  });
  it("leaves the browser's own shortcuts alone", () => {
    expect(press("c", document.body, { ctrlKey: true })).toBeNull();
    expect(press("r", document.body, { metaKey: true })).toBeNull();
  });
  it("acts once for a key that is held down", () => expect(press("c", document.body, { repeat: true })).toBeNull());
  it("gives arrows to the element in focus", () => {
    const button = document.createElement("button");
    document.body.append(button);
    expect(press("ArrowUp", button)).toBeNull();
    expect(press("ArrowUp")).toEqual({ does: "more" });
    button.remove();
  });
});
