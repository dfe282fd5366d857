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

/** What a hand makes for one share of the pot (`high`, `low`, ...) with one board. */
export interface Making {
  share: string;
  board: number;
  hand: HandLabel;
}

/**
 * What a seat did last on this street, or what it is: `raise_to 300`, `blind 10`, `won 450`.
 *
 * `count` is for verbs that count something else than chips: cards of `discard`, boards of `run`.
 */
export interface Tag {
  verb: string;
  chips: number | null;
  count: number | null;
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
 *
 * `cards` are in the order dealt; those `is_up` are door cards and up-cards. `drawn` is how many
 * cards the seat exchanged in the last draw, 0 for standing pat, None without a draw. `makes` is
 * what shown cards make, for every share and board; `hand` is the first of these.
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
  drawn: number | null;
  makes: readonly Making[];
}

/** `pot` 0 is the main pot, later ones are side pots. `seats` can win it. */
export interface PotView {
  pot: number;
  chips: number;
  seats: readonly number[];
}

/**
 * Shared cards; `slots` cards in all when complete. Several when dealt more than once: then the
 * first `shared` cards are the same as on board 0.
 */
export interface BoardView {
  board: number;
  cards: readonly CardView[];
  slots: number;
  shared: number;
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
 *
 * `game` and `title` are what this hand plays, `shares` the names of its shares of the pot.
 * `phase` is what it waits for: deal · bet · bring_in · discard · show · straddle · run · rabbit ·
 * over. `bomb` is the ante of a bomb pot, 0 otherwise; `rabbit` the cards that would have come.
 * `hints` are rules of the game that bear on this street: use_two (of the hand, three of the
 * board), best_opens, lowest_opens, highest_opens (the cards showing that speak first).
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
  game: string;
  title: string;
  shares: readonly string[];
  phase: string;
  bomb: number;
  rabbit: readonly string[];
  hints: readonly string[];
}

/**
 * `small` and `big` are blinds, or the two bets of fixed limit; `ante` may be 0.
 *
 * The rest says exactly what the table is played for; what its games do not use is 0.
 */
export interface Stakes {
  small: number;
  big: number;
  ante: number;
  small_blind: number;
  big_blind: number;
  small_bet: number;
  big_bet: number;
  bring_in: number;
  button_blind: number;
}

/** A game's code and its English title; `game-<code>` in the texts where it has words. */
export interface GameTitle {
  game: string;
  title: string;
}

/**
 * A table whose game changes. `place` is that of the present game among `games`, `played` its
 * hands so far of `length`; `next` the code of the next hand's game. `is_chosen`: the button
 * chooses; then `chooser` is the seat that may do so now.
 */
export interface RotationView {
  code: string;
  title: string;
  games: readonly GameTitle[];
  place: number;
  played: number;
  length: number;
  next: string;
  is_chosen: boolean;
  chooser: number | null;
}

/**
 * Bomb pots: every so many hands everybody antes and so many boards are dealt. `in_hands` is
 * how many hands away the next one is, 1 for the next hand.
 */
export interface BombsView {
  every: number;
  ante: number;
  boards: number;
  in_hands: number;
}

/**
 * A table as everybody sees it. `status`: open · paused · closing · closed.
 *
 * `game` is the code of its game or rotation, `title` that in English, `betting` that of the hand
 * in progress or to come. `offers`: straddle · run_it · rabbit.
 */
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
  round: PokerRound | null;
  watchers: number;
  title: string;
  offers: readonly string[];
  rotation: RotationView | null;
  bombs: BombsView | null;
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
 * `balance` is what may be brought to this table, in its unit. `makes` is what the cards make for
 * every share of the pot with every board; `hand` is the first of these.
 */
export interface Mine {
  seat: number | null;
  cards: readonly CardView[];
  hand: HandLabel | null;
  offer: Offer | null;
  bank_ms: number;
  balance: number;
  makes: readonly Making[];
}

/** A round begins. `game` is what it plays; `bomb` is everybody's ante in a bomb pot. */
export interface Started {
  kind: "started";
  round: string;
  number: number;
  button: number | null;
  game: string;
  bomb: number;
}

/**
 * A seat acted. `chips` is the amount as the verb says, `by_clock`: its time had run out.
 *
 * `count` is for verbs that count something else: the boards of `run`.
 */
export interface Did {
  kind: "did";
  seat: number;
  verb: string;
  chips: number | null;
  spot: string | null;
  is_all_in: boolean;
  by_clock: boolean;
  clause: string;
  count: number | null;
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

/** A seat gave up `count` cards; those the reader may not see are `??`. */
export interface Discarded {
  kind: "discarded";
  seat: number;
  count: number;
  cards: readonly string[];
}

/** The deck ran out: so many folded and discarded cards were shuffled into a new one. */
export interface Reshuffled {
  kind: "reshuffled";
  cards: number;
}

/** So many boards are dealt from here on, by consent. */
export interface Runout {
  kind: "runout";
  boards: number;
}

/** The cards that would have come; they change nothing. */
export interface Rabbit {
  kind: "rabbit";
  cards: readonly string[];
}

/** Who gets the button has chosen the next game. */
export interface GameChosen {
  kind: "game_chosen";
  seat: number;
  game: string;
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
  makes: readonly Making[];
}

/** A seat gave its hand up unseen. */
export interface Mucked {
  kind: "mucked";
  seat: number;
}

/** A seat took chips from a pot: its `share` of it (`high`, `low`, ...) on one board. */
export interface Won {
  kind: "won";
  seat: number;
  chips: number;
  pot: number;
  board: number;
  hand: HandLabel | null;
  clause: string;
  share: string;
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

/** Something about a seat: `what` is sat, left, leaving (after the round), out or back. */
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

export type Happened = Started | Did | Went | Dealt | Discarded | Reshuffled | Runout | Boarded | Shown | Mucked | Won | Rabbit | Spoke | Ended | Seated | Ruled | GameChosen;

export type Phase = "betting" | "deciding" | "drawing" | "following" | "idle" | "insurance" | "over";

/**
 * Chips of one seat on one spot. While they lie `is_settled` is false and they are held; then
 * `returned` is all that came back for them, the stake included. 0: lost, `chips`: a push.
 */
export interface CasinoBet {
  seat: number;
  spot: string;
  chips: number;
  is_settled: boolean;
  returned: number;
}

/**
 * What lies at one place of the felt: cards, a die, a pocket, a segment, a reel.
 *
 * `area` such as `dealer`, `player`, `banker`, `dragon`, `board`, `hand:2:0` (seat 2's first
 * hand), `die:0`, `wheel`, `reel:3`. `items` are cards (`??` face down), a face 1 to 6, a pocket,
 * a segment's number, or the symbols of a reel from top to bottom with `stop` the stop drawn.
 * `points` is what the cards count (`17`, `soft 17`, `pair`), `outcome` how a hand ended.
 * `is_on_turn`: the seat is asked about this hand.
 */
export interface AreaView {
  area: string;
  items: readonly string[];
  points: string;
  outcome: string;
  stop: number | null;
  is_on_turn: boolean;
}

/** A paying line: its number in the layout, the symbol, how many from the left. */
export interface LineWin {
  line: number;
  symbol: string;
  count: number;
  chips: number;
}

/**
 * One round. `round`, `number`, `turn` and `commitment` are those that the next envelope names:
 * of the round in progress, or of the one that the first chip will begin.
 *
 * `shown` is the round whose chips, cards and facts these are: the same, or the one before while
 * `phase` is over and its result stays in sight; empty before the first. `to_act` are the seats
 * asked, `facts` the result in the game's words (`pocket` 17, `colour` black, `winner` banker,
 * `total` 11, `won` 400). `commitment` is the seal published before the first chip. `spins` and
 * `free_left` count the games of a machine within the round. A void round gave every stake back,
 * `clause` says why.
 */
export interface CasinoRound {
  round: string;
  number: number;
  turn: number;
  shown: string;
  phase: "betting" | "deciding" | "drawing" | "following" | "idle" | "insurance" | "over";
  is_over: boolean;
  is_void: boolean;
  to_act: readonly number[];
  bets: readonly CasinoBet[];
  areas: readonly AreaView[];
  lines: readonly LineWin[];
  facts: Readonly<Record<string, number | string>>;
  spins: number;
  free_left: number;
  commitment: string;
  clause: string;
}

/**
 * One place at the table. `held` is what lies of this seat in the round in progress, `won` what
 * the finished round brought back beyond what was staked; negative when it lost.
 */
export interface CasinoSeat {
  seat: number;
  person: Person | null;
  held: number;
  won: number;
}

/** A finished round of this table: `facts` as in the round's. */
export interface LastResult {
  round: string;
  facts: Readonly<Record<string, number | string>>;
}

/**
 * A table as everybody may see it. `is_private`: one player's own, no waiting. `low` and `high`
 * bound a spot unless the layout gives it bounds of its own. `last` is newest first.
 */
export interface CasinoView {
  table: string;
  name: string;
  game: string;
  family: string;
  unit: Unit;
  status: string;
  is_private: boolean;
  low: number;
  high: number;
  seats: readonly CasinoSeat[];
  round: CasinoRound;
  last: readonly LastResult[];
}

/**
 * One verb of the reader: open with its bounds, or closed with the reason.
 *
 * `place` and `announce` name one of `spots` with an amount inside `bounds` of that spot, or
 * `low..high` where `bounds` is empty; amounts are what is added. `spin` and `bet` take an amount
 * in multiples of `unit`. `price` is what a verb without an amount costs (double, split, call).
 * `discard` names `cards_min` to `cards_max` of `among`.
 */
export interface CasinoVerb {
  verb: string;
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
 * The reader's session at games against the house, always to be shown: since when (server
 * time), rounds finished, chips staked and returned, `net` = returned - staked, and `held`, the
 * chips that lie in unfinished rounds.
 */
export interface SessionView {
  started_ms: number;
  now_ms: number;
  rounds: number;
  staked: number;
  returned: number;
  net: number;
  held: number;
}

/**
 * What only the reader may see and do. `seat` None: not seated at a shared table; `sit` is then
 * among `verbs` with the free seats as spots. `balance` may be staked. `repeat` is what the reader
 * staked in the round before, for a repeat or a double. `returns_ms`: when stakes of an unfinished
 * round go back if nothing is decided until then.
 */
export interface CasinoMine {
  seat: number | null;
  balance: number;
  verbs: readonly CasinoVerb[];
  session: SessionView;
  repeat: readonly CasinoBet[];
  returns_ms: number | null;
}

/** Chips went onto a spot. */
export interface Placed {
  kind: "placed";
  seat: number;
  spot: string;
  chips: number;
}

/** Chips came back from a spot before the deal, or because the round is void. */
export interface TakenBack {
  kind: "taken_back";
  seat: number;
  spot: string;
  chips: number;
}

/** A window is closed for one seat, or for all with seat -1. */
export interface NoMoreBets {
  kind: "no_more_bets";
  seat: number;
}

/** A card, die, pocket, segment or stop came: `item` lies at `area`. `??` lies face down. */
export interface Came {
  kind: "came";
  area: string;
  item: string;
}

/** A seat chose for one of its hands; `by_clock`: its time had run out. */
export interface Decided {
  kind: "decided";
  seat: number;
  hand: number;
  verb: string;
  by_clock: boolean;
}

/** One stake is decided: `returned` is all that came back for it. */
export interface Settled {
  kind: "settled";
  seat: number;
  spot: string;
  chips: number;
  returned: number;
}

/** The result in the game's words, or a word of its own such as `cut_card`, `line`, `free`. */
export interface Announced {
  kind: "announced";
  what: string;
  facts: Readonly<Record<string, number | string>>;
}

/** A round is over and booked, or void with the clause that says so. */
export interface RoundOver {
  kind: "round_over";
  round: string;
  is_void: boolean;
  clause: string;
}

export type CasinoHappened = Placed | TakenBack | NoMoreBets | Came | Decided | Settled | Announced | RoundOver;

/**
 * The table as it stands at `version`, and what has happened since the version before; nothing
 * when the reader has just come.
 */
export interface CasinoState {
  type: "casino";
  table: string;
  version: number;
  happened: readonly (Placed | TakenBack | NoMoreBets | Came | Decided | Settled | Announced | RoundOver)[];
  view: CasinoView;
  mine: CasinoMine | null;
  clock: ClockView | null;
}

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
  events: readonly (Started | Did | Went | Dealt | Discarded | Reshuffled | Runout | Boarded | Shown | Mucked | Won | Rabbit | Spoke | Ended | Seated | Ruled | GameChosen)[];
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

/**
 * One table of the list. `game` is the code of its game or rotation, `title` that in English,
 * `playing` the code of the hand in progress or to come.
 */
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
  title: string;
  playing: string;
  offers: readonly string[];
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

export type FromServer = Welcome | Snapshot | Update | Private | Clock | Answer | Fault | Lobby | Pong | Notice | CasinoState;

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
  events: readonly (Started | Did | Went | Dealt | Discarded | Reshuffled | Runout | Boarded | Shown | Mucked | Won | Rabbit | Spoke | Ended | Seated | Ruled | GameChosen)[];
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

export type Verdict = "failed" | "inconsistent" | "matched" | "unreadable" | "unsupported";

/**
 * One hand of a file. `number` counts them from 1, `line` is the first line of the hand.
 *
 * `hand`, `played_at`, `site`, `table` are as the history prints them, `players` in the order of
 * play. `game` is the engine's code, empty where it has no such game; `variant` the game in words.
 * `verdict` is what became of it and `why` says so in English, about the line `why_line` where one
 * is concerned, else 0. `is_playable`: there are steps to walk through.
 */
export interface ImportedHand {
  number: number;
  line: number;
  hand: string;
  game: string;
  variant: string;
  verdict: "failed" | "inconsistent" | "matched" | "unreadable" | "unsupported";
  why: string;
  why_line: number;
  is_playable: boolean;
  players: readonly string[];
  site: string;
  table: string;
  played_at: string;
}

/**
 * `POST /api/imports?name=`, the body being the file. `format` is the one that was found.
 *
 * `left_out` hands were more than are read at once. `POST /api/imports/<number>?name=` with the
 * same body is the `RoundRecord` of one hand.
 */
export interface ImportReport {
  format: string;
  hands: readonly ImportedHand[];
  left_out: number;
}

/**
 * A share of the stake, computed from the rules in force: `percent` is ready to show, such as
 * `97.2973`, `exact` the fraction, such as `36/37`, where there is a short one.
 */
export interface Figure {
  percent: string;
  exact: string;
}

/**
 * One game of the lobby. The name is the text `game-<family>`, or `title` where there is one
 * (machines). `returned` is that of the best bet; `strategy` says how it is reached: empty where
 * nothing is to be decided, else `strategy-<strategy>` in the texts. `table` is the reader's own
 * table with the chips `held` in an unfinished round there.
 */
export interface CasinoRow {
  game: string;
  family: string;
  title: string;
  unit: Unit;
  low: number;
  high: number;
  returned: Figure;
  strategy: string;
  table: string | null;
  held: number;
}

/** A table with several seats and a clock for bets. */
export interface CasinoTable {
  table: string;
  name: string;
  game: string;
  family: string;
  unit: Unit;
  low: number;
  high: number;
  seats: number;
  seated: number;
  bet_seconds: number;
  my_seat: number | null;
}

/** `GET /api/casino`: games for a table of one's own, and tables to join. */
export interface CasinoLobby {
  games: readonly CasinoRow[];
  tables: readonly CasinoTable[];
}

/**
 * `POST /api/casino/tables` -> `OpenedTable`: the reader's own table of this game, with the
 * round that stands there if one was interrupted.
 */
export interface OpenTable {
  game: string;
}

/** Subscribe to `table` on the socket. */
export interface OpenedTable {
  table: string;
  game: string;
}

/**
 * Somewhere chips may lie. `kind` groups spots that are paid alike (`straight`, `total`).
 *
 * `covers` are the pockets, faces or numbers it wins on, where that is how it wins. `pays` is odds
 * to one, such as `35` or `1/2`; empty where they follow a table of the rules page. Chips of one
 * seat on it are `low..high`.
 */
export interface SpotView {
  spot: string;
  kind: string;
  covers: readonly string[];
  pays: string;
  low: number;
  high: number;
}

/** A call bet: chips a piece for `announce`, and the spots with how many pieces each takes. */
export interface CallView {
  call: string;
  pieces: readonly (readonly [string, number])[];
}

/**
 * A pocket or segment in the order of the wheel: what it shows, and `red`, `black`, `green`, or
 * the odds it pays on a wheel of fortune.
 */
export interface PocketView {
  shows: string;
  colour: string;
}

/**
 * A symbol of a machine. `pays` is coins by how many of a kind; for the scatter, total stakes.
 * `role`: empty, `wild` or `scatter`.
 */
export interface SymbolView {
  symbol: string;
  pays: readonly (readonly [number, number])[];
  role: string;
}

/**
 * A machine: `strips` top to bottom as they turn, `rows` of them seen at once. A line names one
 * row for each reel, the top row 0; every line costs one coin. `free_trigger` scatters award
 * `free_award` games with every win times `free_times`.
 */
export interface ReelsView {
  strips: readonly (readonly string[])[];
  rows: number;
  lines: readonly (readonly number[])[];
  symbols: readonly SymbolView[];
  free_trigger: number;
  free_award: number;
  free_times: number;
}

/** What one kind of bet returns in the long run, and its edge: what the house keeps of it. */
export interface BetReturn {
  kind: string;
  returned: Figure;
  edge: Figure;
}

/**
 * One setting of the rules in force, its value in words or figures and the clause it stands on.
 * The words are `rule-<name>` in the texts; `name` serves where there are none.
 */
export interface RuleLine {
  name: string;
  value: string;
  clause: string;
}

/** One line of a pay table: `table` groups them (`ante`, `bet`, `aa`), `hand` is what pays. */
export interface PayLine {
  table: string;
  hand: string;
  pays: string;
}

/**
 * How the stated return is reached. `name`: `optimal` (every card seen taken into account),
 * `chart` (a fixed chart) or empty. `chart_returned` is that of the chart where both are known,
 * `published` what a sheet of the game claims, quoted beside the computed figure.
 */
export interface Strategy {
  name: string;
  chart_returned: Figure | null;
  published: string;
}

/**
 * `GET /api/casino/games/<game>`: the felt and the rules page, from the rules in force.
 *
 * `source` is what decides: wheel, shoe, dice, reels. `areas` are the places where cards, dice or
 * stops lie. `chips` are values to offer. `clauses` go to `GET /api/clauses/<clause>`. `method`
 * tells how the returns were found: `enumeration`, `recursion`.
 */
export interface CasinoGame {
  game: string;
  family: string;
  title: string;
  unit: Unit;
  source: string;
  low: number;
  high: number;
  chips: readonly number[];
  seats_max: number;
  areas: readonly string[];
  spots: readonly SpotView[];
  opposites: readonly (readonly [string, string])[];
  calls: readonly CallView[];
  wheel: readonly PocketView[];
  reels: ReelsView | null;
  returns: readonly BetReturn[];
  best: Figure;
  method: string;
  strategy: Strategy;
  rules: readonly RuleLine[];
  pays: readonly PayLine[];
  clauses: readonly string[];
  pending_hours: number;
}

/** One round of the reader. `status`: open, done, void. `net` = returned - staked. */
export interface CasinoLine {
  round: string;
  table: string;
  game: string;
  family: string;
  number: number;
  unit: Unit;
  started_ms: number;
  ended_ms: number | null;
  status: string;
  staked: number;
  returned: number;
  net: number;
  facts: Readonly<Record<string, number | string>>;
}

/** `GET /api/casino/rounds?game=&before=&limit=`: latest first; `next` goes to `before`. */
export interface CasinoRounds {
  rounds: readonly CasinoLine[];
  next: number | null;
}

/** One step of a finished round, and how the table stood after it. */
export interface CasinoFrame {
  at_ms: number;
  happened: readonly (Placed | TakenBack | NoMoreBets | Came | Decided | Settled | Announced | RoundOver)[];
  view: CasinoView;
}

/** `GET /api/casino/rounds/<round>`: a replay; show it as one. */
export interface CasinoRecord {
  line: CasinoLine;
  frames: readonly CasinoFrame[];
}

/**
 * One draw of a wheel, dice or reels: the stream gave `ticket` of 0 to `of` - 1, and `outcome`
 * is that place of the device's own order.
 */
export interface DrawView {
  outcome: string;
  ticket: number;
  of: number;
}

/**
 * `GET /api/casino/rounds/<round>/fairness`, once the round `is_over`.
 *
 * For cards: `used` in the order dealt and `leaves` to lead each back to the seal, as for a poker
 * hand. For a wheel, dice or reels `key` opens the seal: the seal is made from it, and the draws
 * follow from the key and `seeds`. `squaredeal verify` checks a saved copy.
 */
export interface CasinoFairness {
  round: string;
  game: string;
  scheme: string;
  commitment: string;
  published_ms: number;
  is_over: boolean;
  size: number;
  seeds: readonly string[];
  order: readonly number[];
  used: readonly string[];
  leaves: readonly Leaf[];
  key: string;
  draws: readonly DrawView[];
}

export type Forced = "antes" | "blinds" | "bring-in" | "button-blind";

/**
 * What a new table is played for, in chips; what its games do not need stays 0.
 *
 * `cap` is the most that a seat may put into one hand, 0 without limit.
 */
export interface NewStakes {
  small_blind?: number;
  big_blind?: number;
  ante?: number;
  bring_in?: number;
  small_bet?: number;
  big_bet?: number;
  button_blind?: number;
  cap?: number;
}

/**
 * A game or rotation that can be opened. `needs` are the fields of `NewStakes` it is played
 * for, `suggested` an example of them; `offers` what its hands may open besides betting.
 *
 * `games` lists a rotation's. `seats_most` is how many can play it; `has_bombs`: bomb pots can be
 * agreed.
 */
export interface StaffGame {
  game: string;
  title: string;
  betting: string;
  forced: readonly ("antes" | "blinds" | "bring-in" | "button-blind")[];
  seats_most: number;
  needs: readonly string[];
  suggested: NewStakes;
  offers: readonly string[];
  has_bombs: boolean;
  games: readonly GameTitle[];
}

/** Bomb pots: every so many hands everybody antes so many chips for so many boards. */
export interface NewBombs {
  every: number;
  ante: number;
  boards?: number;
}

/**
 * `GET /api/staff/games`. Buy-ins of the house lie between so many big blinds (or what stands
 * for one: the small bet, the button's blind); `offers` are those that the house allows.
 */
export interface StaffGames {
  games: readonly StaffGame[];
  buyin_min_bb: number;
  buyin_max_bb: number;
  seats_most: number;
  offers: readonly string[];
  bomb_ante_max_bb: number;
  bomb_boards_max: number;
}

/**
 * `POST /api/staff/tables` -> `StaffTable`. Chips are play chips.
 *
 * Buy-ins left out are the house's. `has_bots`: house bots keep the table going.
 */
export interface NewTable {
  game: string;
  name: string;
  seats: number;
  stakes: NewStakes;
  buyin_min?: number | null;
  buyin_max?: number | null;
  offers?: readonly string[];
  bombs?: NewBombs | null;
  has_bots?: boolean;
}

/**
 * One table as the staff sees it. `status`: open · closing · closed · broken · unavailable.
 *
 * `round` is the name of the hand in progress, None between hands.
 */
export interface StaffTable {
  table: string;
  name: string;
  game: string;
  title: string;
  playing: string;
  unit: Unit;
  stakes: Stakes;
  buyin_min: number;
  buyin_max: number;
  seats: number;
  seated: number;
  people: number;
  status: string;
  rounds: number;
  round: string | null;
  offers: readonly string[];
  bombs: BombsView | null;
  has_bots: boolean;
}

/** `GET /api/staff/tables`. */
export interface StaffTables {
  tables: readonly StaffTable[];
}

/**
 * `POST /api/staff/tables/<table>/void` -> `StaffTable`: the hand of this name never happened,
 * every chip goes back. `why` is for the staff's log.
 */
export interface VoidRound {
  round: string;
  why?: string;
}

/** A line of the staff's log; `nickname` is None for an alarm of the house's own. */
export interface StaffLine {
  id: number;
  at_ms: number;
  nickname: string | null;
  what: string;
  detail: string;
}

/** `GET /api/staff/log`: the last lines, latest first. */
export interface StaffLog {
  lines: readonly StaffLine[];
}
