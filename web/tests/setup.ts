// Words for every test: English, without a server.
import { vi } from "vitest";

vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
vi.stubGlobal("scrollTo", () => undefined);

const { words } = await import("../src/text.svelte");
await words.speak("en");
