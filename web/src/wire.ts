// Made from the server's types: `python -m squaredeal.server.typescript > web/src/wire.ts`.
// Do not edit.

/**
 * Why not: `code` and `facts` are words for people through `refusal-<code>` in the .ftl texts,
 * `clause` is the house rule it stands on (`GET /api/clauses/<clause>`).
 */
export interface Reason {
  code: string;
  clause: string;
  facts: Readonly<Record<string, number | string>>;
}

/** What one chip is. An amount is shown divided by ten to the power of `decimals`. */
export interface Unit {
  code: string;
  decimals: number;
  symbol: string;
}

/** `card` is `??` when hidden. `is_up`: everybody at the table may see it. */
export interface CardView {
  card: string;
  is_up: boolean;
  state: "" | "dead" | "win";
}

/**
 * The strength of a hand as data: `category` such as `straight`, its deciding `ranks` highest
 * first, and the cards used.
 */
export interface HandLabel {
  category: string;
  ranks: readonly string[];
  cards: readonly string[];
}

/** What a seat did last on this street, or what it is: `raise_to 300`, `blind 10`, `won 450`. */
export interface Tag {
  verb: string;
  chips: number | null;
}

/** Who sits there. `player` is a public number, stable for life. */
export interface Person {
  player: string;
  nickname: string;
  is_bot: boolean;
  is_connected: boolean;
}

export type SeatState = "allin" | "empty" | "folded" | "in" | "out" | "reserved" | "turn" | "waiting";

/**
 * One seat. `state`: empty · reserved (somebody is sitting down) · waiting (for the next round)
 * · out (sits out) · in, turn, folded, allin (has part in the round).
 */
export interface SeatView {
  seat: number;
  state: "allin" | "empty" | "folded" | "in" | "out" | "reserved" | "turn" | "waiting";
  person: Person | null;
  stack: number;
  bet: number;
  cards: readonly CardView[];
  tag: Tag | null;
  hand: HandLabel | null;
  won: number;
}

/** `pot` 0 is the main pot, later ones are side pots. `seats` can win it. */
export interface PotView {
  pot: number;
  chips: number;
  seats: readonly number[];
}

/** Shared cards; `slots` cards in all when complete. Several when dealt more than once. */
export interface BoardView {
  board: number;
  cards: readonly CardView[];
  slots: number;
}

/** Chips won by one seat from one pot on one board, and the hand that won, if shown. */
export interface ResultView {
  seat: number;
  pot: number;
  board: number;
  chips: number;
  hand: HandLabel | null;
  share: string;
}

/**
 * The time of the seat on turn. `deadline_ms` and `now_ms` are the server's epoch clock, so
 * that a wrong clock at the reader's end does not matter. `is_bank`: the time bank is running.
 */
export interface ClockView {
  seat: number;
  deadline_ms: number;
  now_ms: number;
  total_ms: number;
  bank_ms: number;
  is_bank: boolean;
}

/**
 * A hand. `street` is a word for `street-<street>` in the texts, `turn` the number that an
 * envelope must carry, `total` all pots and bets together, `commitment` the sealed deck's seal.
 */
export interface PokerRound {
  kind: "poker";
  round: string;
  number: number;
  turn: number;
  street: string;
  is_over: boolean;
  is_void: boolean;
  to_act: readonly number[];
  button: number | null;
  pots: readonly PotView[];
  total: number;
  boards: readonly BoardView[];
  results: readonly ResultView[];
  commitment: string;
  clause: string;
}

/** Chips of one seat on one spot. */
export interface SpotBet {
  seat: number;
  spot: string;
  chips: number;
  won: number;
}

/**
 * A round against the house: bets on spots, then a device speaks. `phase` is a word for
 * `phase-<phase>`, `spoken` what the device said, in order, by `source`.
 */
export interface SpotsRound {
  kind: "spots";
  round: string;
  number: number;
  turn: number;
  phase: string;
  is_over: boolean;
  is_void: boolean;
  to_act: readonly number[];
  bets: readonly SpotBet[];
  spoken: readonly string[];
  hands: readonly BoardView[];
  results: readonly ResultView[];
  history: readonly string[];
  commitment: string;
  clause: string;
}

export type RoundView = PokerRound | SpotsRound;

/** `small` and `big` are blinds, or the two bets of fixed limit; `ante` may be 0. */
export interface Stakes {
  small: number;
  big: number;
  ante: number;
}

/** A table as everybody sees it. `status`: open · paused · closing · closed. */
export interface TableView {
  table: string;
  name: string;
  game: string;
  family: string;
  betting: string;
  unit: Unit;
  stakes: Stakes;
  buyin_min: number;
  buyin_max: number;
  status: string;
  seats: readonly SeatView[];
  round: PokerRound | SpotsRound | null;
  watchers: number;
}

/**
 * One verb of the reader's seat: open with its bounds, or closed with the reason.
 *
 * `place` says where its button stays: yield (fold) · match (check, call) · press (bet, raise) ·
 * show · seat (sit, leave, ...) · more. `price` is what it costs now, in chips. Amounts are
 * totals as the verb says (`raise_to` is the street's total), inclusive, in multiples of `unit`
 * except `high` itself.
 */
export interface VerbView {
  verb: string;
  place: "match" | "more" | "press" | "seat" | "show" | "yield";
  clause: string;
  is_open: boolean;
  price: number | null;
  low: number | null;
  high: number | null;
  unit: number;
  spots: readonly string[];
  bounds: readonly (readonly [number, number])[];
  cards_min: number;
  cards_max: number;
  among: readonly string[];
  reason: Reason | null;
}

/**
 * A ready amount for the verb in the press place. `code`: min · half_pot · three_quarters ·
 * pot · all_in.
 */
export interface Preset {
  code: string;
  amount: number;
}

/**
 * An act that the seat may choose before its turn. `amount` is the price it was offered at;
 * when the price changes the choice is dropped. `is_set`: chosen now.
 */
export interface AheadView {
  code: "call" | "call_any" | "check" | "check_fold" | "fold";
  amount: number | null;
  is_set: boolean;
}

/**
 * What the reader may do now. `bar` is in the order of the buttons and keeps closed verbs,
 * `seating` are the table's verbs. `is_turn`: the round waits for this seat.
 */
export interface Offer {
  is_turn: boolean;
  bar: readonly VerbView[];
  seating: readonly VerbView[];
  presets: readonly Preset[];
  step: number;
  ahead: readonly AheadView[];
}

/**
 * What only the reader may see: the own cards, their strength and the choices.
 *
 * `seat` is None for one who watches; `offer.seating` then holds `sit` with the free seats.
 * `balance` is what may be brought to this table, in its unit.
 */
export interface Mine {
  seat: number | null;
  cards: readonly CardView[];
  hand: HandLabel | null;
  offer: Offer | null;
  bank_ms: number;
  balance: number;
}

/** A round begins. */
export interface Started {
  kind: "started";
  round: string;
  number: number;
  button: number | null;
}

/** A seat acted. `chips` is the amount as the verb says, `by_clock`: its time had run out. */
export interface Did {
  kind: "did";
  seat: number;
  verb: string;
  chips: number | null;
  spot: string | null;
  is_all_in: boolean;
  by_clock: boolean;
  clause: string;
}

/** Chips went from one place to another; `why` such as blind, ante, collect, return, rake. */
export interface Went {
  kind: "went";
  src: string;
  dst: string;
  chips: number;
  why: string;
  clause: string;
}

/** Cards came to a seat; those the reader may not see are `??`. */
export interface Dealt {
  kind: "dealt";
  seat: number;
  cards: readonly string[];
  is_up: boolean;
}

/** Cards came to a board. */
export interface Boarded {
  kind: "boarded";
  street: string;
  cards: readonly string[];
  board: number;
}

/** A seat turned its cards up. */
export interface Shown {
  kind: "shown";
  seat: number;
  cards: readonly string[];
  hand: HandLabel | null;
}

/** A seat gave its hand up unseen. */
export interface Mucked {
  kind: "mucked";
  seat: number;
}

/** A seat took chips from a pot. */
export interface Won {
  kind: "won";
  seat: number;
  chips: number;
  pot: number;
  board: number;
  hand: HandLabel | null;
  clause: string;
}

/** A device spoke: wheel, dice, reels, shoe. */
export interface Spoke {
  kind: "spoke";
  source: string;
  outcome: readonly string[];
}

/** A round is over and booked, or void with the clause that says what happens then. */
export interface Ended {
  kind: "ended";
  round: string;
  is_void: boolean;
  clause: string;
}

/** Something about a seat: `what` is sat, left, out, back, topped_up, lost_line or returned. */
export interface Seated {
  kind: "seated";
  seat: number;
  what: string;
  nickname: string;
  chips: number | null;
  clause: string;
}

/** The floor or the house ruled. */
export interface Ruled {
  kind: "ruled";
  verb: string;
  clause: string;
  seat: number | null;
}

export type Happened = Started | Did | Went | Dealt | Boarded | Shown | Mucked | Won | Spoke | Ended | Seated | Ruled;

/** Watch a table. `since` is the last version seen: what followed comes again, if still kept. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  since?: number | null;
}

/** Stop watching a table; a seat is kept. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
}

/** Ask for the list of tables now and whenever it changes; `is_on` false stops it. */
export interface WatchLobby {
  type: "watch_lobby";
  is_on?: boolean;
}

/** What to do. `verb` and its arguments as the offer gave them. The server knows the seat. */
export interface Deed {
  verb: string;
  amount?: number | null;
  spot?: string | null;
  cards?: readonly string[];
}

/**
 * One act. `id` is made by the client (a UUID): the same id gets the same answer.
 *
 * `round` and `turn` are those of the view that the person saw; with another round or turn the
 * act is refused as stale. Both are empty for the verbs of `offer.seating`.
 */
export interface Envelope {
  type: "envelope";
  id: string;
  table: string;
  act: Deed;
  round?: string | null;
  turn?: number | null;
}

/** Choose what to do when the turn comes, or take it back with `code` None. */
export interface Ahead {
  type: "ahead";
  id: string;
  table: string;
  round: string;
  code?: string | null;
  amount?: number | null;
}

/** Start the time bank now. */
export interface UseBank {
  type: "use_bank";
  id: string;
  table: string;
}

/** Ask for a `pong` with the same number. */
export interface Ping {
  type: "ping";
  number?: number;
}

export type FromClient = Subscribe | Unsubscribe | WatchLobby | Envelope | Ahead | UseBank | Ping;

/** First message. `player` is None for one who is not logged in and may only watch. */
export interface Welcome {
  type: "welcome";
  player: string | null;
  nickname: string | null;
  now_ms: number;
  version: string;
}

/** The table as it stands. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  version: number;
  view: TableView;
  mine: Mine | null;
  clock: ClockView | null;
}

/** What happened between version - 1 and `version`, and how the table stands after it. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  events: readonly (Started | Did | Went | Dealt | Boarded | Shown | Mucked | Won | Spoke | Ended | Seated | Ruled)[];
  view: TableView;
  mine: Mine | null;
  clock: ClockView | null;
}

/** The reader's own part changed, the table did not: a choice made ahead, a balance. */
export interface Private {
  type: "private";
  table: string;
  version: number;
  mine: Mine;
}

/** The clock changed although nothing happened: the time bank started, the table was paused. */
export interface Clock {
  type: "clock";
  table: string;
  clock: ClockView | null;
}

/** The answer to an envelope: accepted, or refused with `reason` and nothing changed. */
export interface Answer {
  type: "answer";
  id: string;
  table: string;
  is_accepted: boolean;
  reason: Reason | null;
}

export type FaultCode = "broken" | "malformed" | "not_logged_in" | "too_fast" | "too_large" | "unavailable" | "unknown_table";

/** A message could not be served, and nothing changed. `detail` names what is wrong. */
export interface Fault {
  type: "fault";
  code: "broken" | "malformed" | "not_logged_in" | "too_fast" | "too_large" | "unavailable" | "unknown_table";
  detail: string;
  id: string | null;
  table: string | null;
}

/** One table of the list. */
export interface LobbyRow {
  table: string;
  name: string;
  game: string;
  family: string;
  betting: string;
  unit: Unit;
  small: number;
  big: number;
  buyin_min: number;
  buyin_max: number;
  seats: number;
  seated: number;
  people: number;
  waiting: number;
  pot_average: number;
  rounds_an_hour: number;
  status: string;
  my_seat: number | null;
}

/** The whole list of tables, in the order to show. */
export interface Lobby {
  type: "lobby";
  rows: readonly LobbyRow[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  number: number;
  now_ms: number;
}

/** A word from the house: `notice-<code>` in the texts. The server is stopping, for one. */
export interface Notice {
  type: "notice";
  code: string;
  clause: string;
}

export type FromServer = Welcome | Snapshot | Update | Private | Clock | Answer | Fault | Lobby | Pong | Notice;

export type Language = "en" | "es" | "pl";

/** How the client looks and behaves for one person; kept with the account. */
export interface Settings {
  language: "en" | "es" | "pl";
  theme: "dark" | "light";
  felt: "petrol" | "pine" | "plum" | "slate";
  deck: "four" | "two";
  motion: "full" | "reduced";
  has_sound: boolean;
  has_hotkeys: boolean;
  is_muck_automatic: boolean;
  is_post_automatic: boolean;
}

/** `POST /api/register` -> `Me`. `born` is a date such as 1990-05-31, `country` two letters. */
export interface Register {
  nickname: string;
  password: string;
  born: string;
  country: string;
  accepts_rules: boolean;
  language?: "en" | "es" | "pl";
}

/** `POST /api/login` -> `Me`. */
export interface LogIn {
  nickname: string;
  password: string;
}

/** `POST /api/password` -> `Me`. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** `POST /api/rules/accept` -> `Me`. The edition that the person has read. */
export interface AcceptRules {
  edition: string;
}

/** `chips` may be spent, `seated` lies at tables. */
export interface Balance {
  unit: Unit;
  chips: number;
  seated: number;
}

/**
 * `GET /api/me`; 401 when not logged in. `POST /api/logout` ends the session.
 *
 * With `must_change_password` nothing but `POST /api/password` is served. `edition` is the
 * current edition of the house rules, `has_accepted` whether this person accepted it.
 */
export interface Me {
  player: string;
  nickname: string;
  is_staff: boolean;
  must_change_password: boolean;
  edition: string;
  has_accepted: boolean;
  balances: readonly Balance[];
  settings: Settings;
  tables: readonly string[];
}

/** `GET /api/house`: what a visitor needs before logging in. `languages` best first. */
export interface House {
  name: string;
  version: string;
  edition: string;
  age_min: number;
  countries_refused: readonly string[];
  language: "en" | "es" | "pl";
  languages: readonly ("en" | "es" | "pl")[];
  password_length_min: number;
  nickname_length_min: number;
  nickname_length_max: number;
  is_play_chips: boolean;
}

/** `GET /api/lobby`. */
export interface LobbyPage {
  rows: readonly LobbyRow[];
}

/** One played round in a list. `net` is the reader's result in chips. */
export interface RoundLine {
  round: string;
  table: string;
  table_name: string;
  game: string;
  number: number;
  unit: Unit;
  ended_ms: number;
  is_void: boolean;
  pot: number;
  net: number | null;
  cards: readonly string[];
  board: readonly string[];
}

/**
 * `GET /api/rounds?table=&before=&limit=`: the own rounds of the reader, latest first. `GET
 * /api/tables/<table>/rounds`: those of a table as the rail saw them. `next` goes to `before`.
 */
export interface RoundList {
  rounds: readonly RoundLine[];
  next: number | null;
}

/** One step of a recorded round, as the reader saw it: the same data as an update's. */
export interface Frame {
  at_ms: number;
  events: readonly (Started | Did | Went | Dealt | Boarded | Shown | Mucked | Won | Spoke | Ended | Seated | Ruled)[];
  view: TableView;
  mine: Mine | null;
  clock: ClockView | null;
}

/** `GET /api/rounds/<round>`: rendered while it was played, for the reader's eyes. */
export interface RoundRecord {
  line: RoundLine;
  seat: number | null;
  frames: readonly Frame[];
}

/**
 * One place of the sealed deck, opened; `salt` and `path` are hexadecimal, an empty step of
 * the path means that the node had no partner.
 */
export interface Leaf {
  place: number;
  card: string;
  salt: string;
  path: readonly string[];
}

/**
 * `GET /api/rounds/<round>/fairness`: what was published before the round and what opens it.
 *
 * `commitment` is the seal over all `size` places of the deck, published before the deal. `order`
 * says which place was dealt first, second, ...; it follows from `seeds`. `used` is the cards that
 * left the deck, in the order dealt, `??` where the reader may not see. `leaves` opens the places
 * the reader may check. Nothing is opened before the round `is_over`.
 */
export interface Fairness {
  round: string;
  scheme: string;
  commitment: string;
  published_ms: number;
  is_over: boolean;
  size: number;
  seeds: readonly string[];
  order: readonly number[];
  used: readonly string[];
  leaves: readonly Leaf[];
}

/** `GET /api/clauses/<id>?lang=`: a house rule for people. `source` is where it is written. */
export interface ClauseText {
  clause: string;
  area: string;
  title: string;
  text: string;
  source: string;
  settings: Readonly<Record<string, string>>;
}

/** `GET /api/clauses?lang=&area=&q=`. */
export interface ClauseList {
  edition: string;
  clauses: readonly ClauseText[];
}

/** The body of 422: the rules refuse it. `field` names the input concerned, if one is. */
export interface Refused {
  reason: Reason;
  field: string | null;
}

export type FailedCode = "broken" | "csrf" | "forbidden" | "malformed" | "must_change_password" | "not_found" | "not_logged_in" | "too_fast" | "too_large" | "unavailable" | "weak_password" | "wrong_password";

/** The body of every other failure. `detail` names what is wrong, in English. */
export interface Failed {
  code: "broken" | "csrf" | "forbidden" | "malformed" | "must_change_password" | "not_found" | "not_logged_in" | "too_fast" | "too_large" | "unavailable" | "weak_password" | "wrong_password";
  detail: string;
}
