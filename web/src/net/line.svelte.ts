// The one WebSocket. It reconnects by itself; nothing pressed while it was down is sent later.
import { untrack } from "svelte";
import type { Answer, Fault, FromClient, FromServer, LobbyRow } from "../wire";

export type Reply = Answer | Fault;
type Asking = Extract<FromClient, { id: string }>;

export interface Listener {
  /** The last version seen, to be caught up from; null for the whole table. */
  since(): number | null;
  hear(message: FromServer): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const QUIET_MS = 20000;
const BACK_MS = 8000;

class Line {
  state = $state<"idle" | "opening" | "open" | "lost">("idle");
  /** When the next attempt starts, in the browser's clock; for the words on the page. */
  retryAt = $state(0);
  /** The line has just come back: worth a word. */
  isBack = $state(false);
  rows = $state.raw<readonly LobbyRow[] | null>(null);
  notice = $state.raw<{ code: string; clause: string } | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private timer = 0;
  private pinging = 0;
  private heardSince = false;
  private watchingLobby = false;
  private readonly tables = new Map<string, Listener>();
  private readonly asked = new Map<string, (reply: Reply) => void>();

  /** Follow the browser's own knowledge of its network. Returns how to stop. */
  listen(): () => void {
    const lost = (): void => this.drop();
    const back = (): void => this.retry();
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }

  open(): void {
    if (this.socket) return;
    clearTimeout(this.timer);
    if (this.state !== "lost") this.state = "opening";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.closed(socket);
  }

  /** Start over, as another person or as nobody. */
  reopen(): void {
    const before = this.socket;
    this.socket = null;
    this.wait = FIRST_WAIT_MS;
    before?.close();
    this.open();
  }

  retry(): void {
    this.wait = FIRST_WAIT_MS;
    this.open();
  }

  watchLobby(on: boolean): void {
    this.watchingLobby = on;
    this.whenOpen({ type: "watch_lobby", is_on: on });
  }

  join(table: string, listener: Listener): () => void {
    this.tables.set(table, listener);
    this.whenOpen({ type: "subscribe", table, since: listener.since() });
    return () => {
      this.tables.delete(table);
      this.whenOpen({ type: "unsubscribe", table });
    };
  }

  /** Ask and wait for the answer. Rejects when the line is down: nothing was sent then. */
  ask(message: Asking): Promise<Reply> {
    if (this.state !== "open") return Promise.reject(new Error("offline"));
    return new Promise((resolve) => {
      this.asked.set(message.id, resolve);
      this.send(message);
    });
  }

  send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Send now if the line is open; otherwise opening it sends what is then wanted. */
  private whenOpen(message: FromClient): void {
    untrack(() => {
      if (this.state === "open") this.send(message);
      else this.open();
    });
  }

  private opened(): void {
    if (this.state === "lost") {
      this.isBack = true;
      setTimeout(() => (this.isBack = false), BACK_MS);
    }
    this.state = "open";
    this.wait = FIRST_WAIT_MS;
    if (this.watchingLobby) this.send({ type: "watch_lobby", is_on: true });
    for (const [table, listener] of this.tables) {
      this.send({ type: "subscribe", table, since: listener.since() });
    }
    clearInterval(this.pinging);
    this.heardSince = true;
    this.pinging = window.setInterval(() => this.knock(), QUIET_MS);
  }

  /** A line on which nothing came since the last knock is dead, whatever the browser believes. */
  private knock(): void {
    if (!this.heardSince) return this.drop();
    this.heardSince = false;
    this.send({ type: "ping", number: 0 });
  }

  private drop(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.closed(socket);
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.state = "lost";
    clearInterval(this.pinging);
    for (const [id, resolve] of this.asked) {
      resolve({ type: "fault", code: "unavailable", detail: "", id, table: null });
    }
    this.asked.clear();
    this.retryAt = Date.now() + this.wait;
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private heard(message: FromServer): void {
    this.heardSince = true;
    if (message.type === "lobby") this.rows = message.rows;
    if (message.type === "notice") this.notice = message;
    if ((message.type === "answer" || message.type === "fault") && message.id) {
      this.asked.get(message.id)?.(message);
      this.asked.delete(message.id);
    }
    if ("table" in message && message.table) this.tables.get(message.table)?.hear(message);
  }
}

export const line = new Line();
