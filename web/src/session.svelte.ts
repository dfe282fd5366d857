// Who is here: the account, the house they play in, and how long they have played today.
import { display } from "./display.svelte";
import { ask, FailedError, tell } from "./net/api";
import { line } from "./net/line.svelte";
import type { Balance, House, LogIn, Me, Register, Settings } from "./wire";

class Session {
  me = $state.raw<Me | null>(null);
  house = $state.raw<House | null>(null);
  /** True until the server has said who is here. */
  isAsking = $state(true);

  get balance(): Balance | null {
    return this.me?.balances[0] ?? null;
  }

  async start(): Promise<void> {
    const [house, me] = await Promise.all([optional<House>("/house"), optional<Me>("/me")]);
    this.house = house;
    this.greet(me);
    this.isAsking = false;
    line.open();
  }

  async refresh(): Promise<void> {
    this.me = await optional<Me>("/me");
  }

  async logIn(body: LogIn): Promise<void> {
    this.greet(await tell<Me>("/login", body));
    this.adopt();
    line.reopen();
  }

  async register(body: Register): Promise<void> {
    this.greet(await tell<Me>("/register", body));
    line.reopen();
    await this.keep();
  }

  async logOut(): Promise<void> {
    await tell("/logout");
    this.me = null;
    line.reopen();
  }

  async changePassword(before: string, after: string): Promise<void> {
    this.me = await tell<Me>("/password", { old: before, new: after });
  }

  async acceptRules(): Promise<void> {
    if (this.me) this.me = await tell<Me>("/rules/accept", { edition: this.me.edition });
  }

  /** Keep the display choices, and others, with the account. */
  async keep(others: Partial<Settings> = {}): Promise<void> {
    if (!this.me) return;
    const { language, theme, felt, deck, motion } = display;
    const chosen = { language, theme, felt, deck, motion, has_hotkeys: display.keys === "on", has_sound: display.sound === "on" };
    const settings: Settings = { ...this.me.settings, ...chosen, ...others };
    this.me = { ...this.me, settings };
    await tell("/settings", settings, "PUT").catch(() => undefined);
  }

  /** Another device: the choices kept with the account come along. */
  private adopt(): void {
    const settings = this.me?.settings;
    if (!settings) return;
    const { language, theme, felt, deck, motion, has_hotkeys, has_sound } = settings;
    const switches = { keys: has_hotkeys ? "on" : "off", sound: has_sound ? "on" : "off" };
    Object.assign(display, { language, theme, felt, deck, motion, ...switches });
  }

  private greet(me: Me | null): void {
    this.me = me;
  }
}

async function optional<T>(path: string): Promise<T | null> {
  try {
    return await ask<T>(path);
  } catch (error) {
    if (error instanceof FailedError) return null;
    throw error;
  }
}

export const session = new Session();
