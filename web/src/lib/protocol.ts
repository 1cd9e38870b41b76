// Generated from src/reihum/protocol/messages.py by `python -m reihum.protocol.description.typescript`.
// Do not edit: change the structs and generate again.


export const VERSION = 1;

export const SPECTATOR = -1;

export const MAX_FRAME = 16384;

export const MAX_MOVES = 64;

export const DEFAULT_LEVEL = "medium";

export const BOT_DELAY_S = 0.7;

export const BOT_GOES_ON = 0.4;

export type Status = "waiting" | "running" | "finished" | "closed";

export type SeatKind = "me" | "local" | "open" | "bot";

export type StepKind = "move" | "undo" | "resign" | "close";

export type Code = "bad_request" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "stale" | "illegal" | "unknown_move" | "not_your_turn" | "not_your_seat" | "not_running" | "over" | "cannot_undo" | "limit" | "too_large" | "unavailable";

/** What one viewer may know, for showing it. Made from a concealed record only. Games add their own fields. */
export interface View {
  viewer: number;
  players: number;
  start: number;
  turn: number;
  to_move: number;
  concurrent: boolean;
  points: number[];
  ranks: number[];
}

/**
 * Something to tell a person: a message of the game's texts and what goes into it.
 *
 * ``seat`` (and any argument whose name ends in ``_seat``) is a seat number; the text shows that player's name.
 */
export interface Event {
  name: string;
  args: Record<string, string | number>;
}

/** How often, or how much of, an outcome followed a turn; ``behind``: by how much the first turn has more. */
export interface Measured {
  name: string;
  mean: number;
  error: number;
  behind: number;
  behind_error: number;
}

/** A whole turn, what it is in words, and what was measured of it, with standard errors. */
export interface WeighedTurn {
  moves: string[];
  told: Event[];
  chance: number;
  chance_error: number;
  behind: number;
  behind_error: number;
  equal: boolean;
  points: number;
  points_error: number;
  outcomes: Measured[];
}

/** Somebody as others see them. */
export interface Person {
  id: string;
  name: string;
}

/** Who I am here. ``person`` is None before a name was given. */
export interface Session {
  person: Person | null;
  language: string;
  /** False over plain HTTP in a home network: the page says so */
  encrypted: boolean;
  /** where phones in the same network join, if the host allows it */
  lan_url: string | null;
  /** that address as a QR code: rows of 0 and 1 */
  lan_qr: string[] | null;
  /** with whose account one may sign in, if the host offers it */
  sign_in: string | null;
  /** I can come back by it */
  has_account: boolean;
  /** I want to be called to my tables: a page that shows one says when it was seen */
  called: boolean;
  protocol: number;
}

/** My recovery code, with which I come back when all devices are lost. ``code`` is shown once, when it is made. */
export interface Recovery {
  /** None: there is none */
  created: number | null;
  code: string | null;
}

/** Sign in with an account; ``link``: the account is to belong to who I am here already. */
export interface NewSignIn {
  link: boolean;
}

/** Where to go to sign in. It leads back to the page /signed-in; ``key`` stays in the browser until then. */
export interface SignIn {
  url: string;
  key: string;
}

/** What the provider added to the address of /signed-in, and the key kept in the browser. */
export interface SignedIn {
  code: string;
  state: string;
  key: string;
}

/** How a request reached the server. `reihum doctor` asks this through the proxy. */
export interface Reached {
  encrypted: boolean;
  host: string;
  /** that limits count for */
  address: string;
  /** X-Forwarded-For as it came, believed or not */
  forwarded: string[];
}

/** A name is enough to play. With a session it changes name or language. */
export interface NewSession {
  name: string;
  language?: string;
}

/** A link, good once and for a short time, that continues this session on another device. */
export interface DeviceLink {
  url: string;
  expires_s: number;
  /** the link as a QR code: rows of 0 and 1, drawn with a margin of four */
  qr: string[];
}

/** The code of a device link (what stands behind ``#`` in its address), or a recovery code. */
export interface UseLink {
  code: string;
}

/** A browser in which I am signed in. ``label`` names browser and system, as far as it said. */
export interface Device {
  id: string;
  label: string;
  created: number;
  /** it is the one that asks */
  here: boolean;
}

/** My devices, the oldest first. */
export interface DeviceList {
  devices: Device[];
}

/** A name for a token, to know it again; what it may do (``read``: look only), and for how many days, 1 to 365. */
export interface NewToken {
  label?: string;
  scope?: "play" | "read";
  days?: number;
}

/** A bearer token for a program that plays, or only looks, as me. ``secret`` is shown once, when it is made. */
export interface Token {
  id: string;
  label: string;
  created: number;
  scope: "play" | "read";
  expires: number;
  secret: string | null;
}

/** My tokens. */
export interface TokenList {
  tokens: Token[];
}

/** A way on which I (or with ``table``, a table of mine) want to be called. ``label`` tells it from the others. */
export interface Way {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  /** off: it failed too often */
  status: "off" | "on" | "unconfirmed";
  /** what went wrong last, in English */
  problem: string;
  table: string | null;
  created: number;
}

/** How I want to be called to my tables, and what this server can do. Nothing is sent without a way. */
export interface Calling {
  /** the server's public key for Web Push (VAPID), in URL-safe base64 */
  push_key: string;
  /** the server can send mail */
  mail: boolean;
  kinds: ("over" | "seated" | "soon" | "turn")[];
  /** my time zone, such as Europe/Berlin */
  zone: string;
  /** minutes after midnight there, between which nothing is sent */
  quiet_from: number | null;
  quiet_to: number | null;
  ways: Way[];
}

/** What to be called for, and when not. */
export interface CallWishes {
  kinds: ("over" | "seated" | "soon" | "turn")[];
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
}

/**
 * A way to be called: a push subscription (endpoint, keys), an e-mail address, or a webhook of a shape.
 *
 * A mail address must be confirmed by the link that is sent there. With ``table``, which I must have set up, a webhook
 * is told about everybody's turns at it.
 */
export interface NewWay {
  kind: "mail" | "push" | "webhook";
  address: string;
  p256dh: string;
  auth: string;
  shape: "discord" | "json" | "matrix" | "slack";
  table: string | null;
  /** the time zone of the device, if it is the first way */
  zone: string;
}

/** The code of a link in a mail: what stands behind ``#`` in its address. */
export interface CallCode {
  code: string;
}

/** One player's record at one game. */
export interface GameStats {
  game: string;
  played: number;
  won: number;
  rating: number;
  deviation: number;
  best_points: number | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  /** of a bot, or of the bot standing in */
  level: string;
  /** a person with an open connection */
  present: boolean;
  /** a bot plays for an absent person */
  stand_in: boolean;
  /** id */
  person: string | null;
  rating: number | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  my_seats: number[];
  to_move: number[];
  my_turn: boolean;
  turn: number;
  created: number;
  /** when something happened there last; of a finished table, its end or what was said after it */
  changed: number;
  /** when finished */
  ranks: number[];
  points: number[];
}

/** My results: statistics a game, and my finished tables, newest first. */
export interface Results {
  stats: GameStats[];
  tables: TableSummary[];
}

/** Something with which one can act as me: a device, token, link or recovery code. Only its hash is kept. */
export interface KeptSecret {
  kind: string;
  label: string;
  created: number;
}

/** An account by which I can come back: who has given it, and what I am called there. */
export interface KeptAccount {
  issuer: string;
  subject: string;
}

/** What came out at one of my seats. */
export interface KeptResult {
  table: string;
  game: string;
  seat: number;
  points: number;
  rank: number;
  at: number;
}

/** What I did at a table, as its log has it. */
export interface KeptEntry {
  at: number;
  entry: unknown;
}

/** A table of mine, and everything that I did there. */
export interface KeptTable {
  table: TableSummary;
  wrote: KeptEntry[];
}

/** Everything that the server keeps of me. */
export interface KeptOfMe {
  person: Person;
  language: string;
  created: number;
  /** when I was last noted to be here, to the day */
  seen: number;
  secrets: KeptSecret[];
  accounts: KeptAccount[];
  calling: Calling;
  stats: GameStats[];
  results: KeptResult[];
  tables: KeptTable[];
}

/** A line of a game's ranking: a person, or a bot by its level. */
export interface Rated {
  name: string;
  person: string | null;
  level: string | null;
  played: number;
  won: number;
  rating: number;
  deviation: number;
}

/** The best players of a game, bots among them. */
export interface Ranking {
  game: string;
  players: Rated[];
}

/** A switch (0 or 1) or a number of a game. */
export interface OptionInfo {
  name: string;
  default: number;
  is_switch: boolean;
  low: number;
  high: number;
  help: string;
}

/** A game in a few words of one language. */
export interface AboutGame {
  title: string;
  pitch: string;
  /** what each does, by its name */
  options: Record<string, string>;
}

/** How a game looks beside its board. Each colour is two, by day and by night; null: as the page has it. */
export interface GameLook {
  /** the table */
  cloth: [string, string] | null;
  /** the box on the shelf */
  lid: [string, string] | null;
  /** the side of the box */
  side: [string, string] | null;
  /** where its sign lies */
  emblem: string | null;
  /** where the picture on the lid lies */
  picture: string | null;
}

/** What a client must know to offer a game. */
export interface GameInfo {
  name: string;
  /** in English, as what follows */
  title: string;
  pitch: string;
  min_players: number;
  max_players: number;
  minutes: number;
  options: OptionInfo[];
  /** what was reconstructed, if anything */
  note: string | null;
  /** where the game lies as a WebAssembly module; null as long as it is not built */
  module: string | null;
  /** where its board lies as an ES module; null if the page has one, or makes one from the view */
  board: string | null;
  /** where its puzzles lie as JSON; null if it brings none */
  puzzles: string | null;
  /** title, pitch and options in other languages, by their codes */
  about: Record<string, AboutGame>;
  look: GameLook;
  /** how strong each level of bots plays it, from one field of all; empty if not measured */
  ratings: Record<string, number>;
}

/** A level of bots. */
export interface BotInfo {
  level: string;
  help: string;
}

/** What a game of another package says, as Fluent texts; in English where there is no translation. */
export interface GameWords {
  /** events and refusals */
  texts: string;
  hints: string;
  /** what its board says */
  board: string;
  /** which events become one sentence */
  folding: Record<string, unknown>;
}

/** The rules of a game, clause by clause, in Markdown; in English where there is no translation. */
export interface RuleBook {
  game: string;
  language: string;
  markdown: string;
  /** null for games whose words are built into the page */
  words: GameWords | null;
}

/** All games and all bots. */
export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
}

/** Time to think: untimed, live (seconds in the bank plus increment a turn) or relaxed (hours a turn). */
export interface Pace {
  kind: "live" | "relaxed" | "untimed";
  bank_s: number;
  increment_s: number;
  hours: number;
}

/** ``me``: the creator; ``local``: another person on the creator's device; ``open``: anyone; ``bot``: of a level. */
export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: string;
}

/** A table to set up. It waits for `Start` of its creator, unless only bots sit at it. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, number>;
  /** the seat that begins; None: drawn */
  start?: number | null;
  public?: boolean;
  pace?: Pace;
  /** whether one may ask for them; None: only where no other people can sit down */
  hints?: boolean | null;
}

/** Tables to go on with, to join and to watch. */
export interface TableList {
  mine: TableSummary[];
  open: TableSummary[];
  /** public ones to watch */
  running: TableSummary[];
}

/** A new table. ``commitment``, the SHA-256 of its seed, is given out before any client adds to the deal. */
export interface Created {
  id: string;
  commitment: string;
}

/** Play on from a point of a finished table, against bots. Nothing of it is rated. */
export interface Branch {
  /** moves of the match to keep */
  number: number;
  /** the seat I play */
  seat: number;
  /** of the bots at the other seats */
  level: string;
}

/** The address of a table, to give to friends. */
export interface Invite {
  url: string;
  /** rows of 0 and 1 */
  qr: string[];
}

/**
 * Proof of an honest deal: the commitment before any client added anything; seed and key only after the end.
 *
 * Since version 2 everybody but the creator is bound to what they add by its hash (``commitments``, by seat). When the
 * creator has started, these stand for good (``bound``) and what the creator adds is open; only then do the others
 * open theirs with `Reveal`. Whoever does not do so in time loses the seat to a bot. Version 1 is for older tables
 * and of tables on a device: what was added was open from the beginning. A closed table shows its seed, too.
 */
export interface Fairness {
  /** SHA-256 of the server's seed */
  commitment: string;
  /** what the players' clients mixed in, by seat, as far as it is open */
  entropy: string[];
  seed: string | null;
  key: string | null;
  /** the match file of a finished table, only in `GET …/fairness` */
  match: string | null;
  version: number;
  /** SHA-256 of what each seat adds; empty: it adds nothing, or is the creator's */
  commitments: string[];
  bound: boolean;
  /** the seats whose part is open, in the order in which that happened */
  openings: number[];
}

/**
 * First message of a connection, and whenever another seat's view is wanted (−1: as a spectator).
 *
 * ``since`` is the last position seen; the server answers with everything after it, but with no more than the last
 * some hundred steps.
 */
export interface Look {
  type: "look";
  id: string;
  seat: number;
  since?: number;
}

/**
 * Take an open seat.
 *
 * ``commitment``: the SHA-256, in hexadecimal digits, of what this client will mix into the deal: random hexadecimal
 * digits, 32 to 128 small ones, hashed as they are written and opened with `Reveal`. Whoever sends none adds nothing.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  commitment?: string;
}

/** Leave a seat: before the start it is open again; after it a bot stands in until its person comes back. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The creator fills an open seat with a bot or opens it again, before the start. */
export interface SetSeat {
  type: "set_seat";
  id: string;
  seat: number;
  kind: SeatKind;
  name?: string;
  level?: string;
}

/** The creator opens a seat again at which somebody sits, before the start. They do not sit down here again. */
export interface AskToLeave {
  type: "ask_to_leave";
  id: string;
  seat: number;
}

/**
 * The creator starts the match; every seat must be taken.
 *
 * ``entropy``: random hexadecimal digits that the creator's client mixes into the deal, at the creator's first seat.
 * They come only now, when the server and everybody else is bound. ``commitments``: those that this client has seen;
 * if others stand there by now, nothing is started. If a start fails, send the same digits again as long as the
 * commitments are the same, and other ones if they are not.
 */
export interface Start {
  type: "start";
  id: string;
  entropy?: string;
  commitments?: string[] | null;
}

/**
 * Open what `Sit` bound this client to. To be sent when the table is ``bound``, and not before.
 *
 * Compare first: the server's commitment and the own one must be those from when one sat down. Keep what the table
 * shows then: of seats without a commitment nothing may differ at the end, and no commitment may.
 */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  entropy: string;
}

/** Play moves of a turn in their legal order (see `Preview`). */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  at: number;
  moves: string[];
}

/** What would become of these moves, wished in any order? Nothing is played. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  at: number;
  wish: string[];
}

/** Why is this move not allowed now? With a ``wish`` (see `Preview`): why can it not join these moves? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  at: number;
  move: string;
  wish?: string[];
}

/**
 * Take back the seat's last move: at once while nothing was revealed, else when all others consent.
 *
 * Bots always consent, but one that stands in for an absent person cannot: only that person can. What people chose
 * together is taken back as a whole, and what somebody has seen alone is not taken back between people. For who needed
 * consent only defeats count in the ratings. A seat may take back 24 times before the match gets to a turn that it was
 * not in before.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  at: number;
}

/** Agree to somebody's wish to take back, or not. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/** Give up. A bot plays the seat to the end, unless only one player is left; the seat ranks behind all others. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Let a bot play for the seat (``on``), or take it back. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
  on: boolean;
}

/**
 * A new table with the same seats and options; the next seat starts. Asked twice, it is the same table.
 *
 * Whoever asked first is its creator and starts it.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Hear no more (or again) what the person at a seat says. Only the one who asks notices. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/**
 * What would a good player do here, and why? Answered with `Advice`, where the table allows hints (``hints``).
 *
 * Everybody sees who was given one. In the rating only a defeat counts for them then.
 * A ``wish`` (see `Preview`) is part of every turn that is advised, as far as it can be played.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  at: number;
  wish?: string[];
}

/** This client has shown a hint that was thought of on the device: it counts like one of the server's. */
export interface NoteHelp {
  type: "helped";
  id: string;
  seat: number;
}

/** By which version of a game's rules a match is played, and by which new ones are. */
export interface RulesVersion {
  version: number;
  newest: number;
}

/** Everything about the table but the position. Sent at the start and whenever it changes. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  options: Record<string, number>;
  status: Status;
  public: boolean;
  pace: Pace;
  seats: SeatInfo[];
  my_seats: number[];
  /** may change seats and start */
  owner: boolean;
  start: number | null;
  invite_url: string;
  fairness: Fairness;
  /** id of the table that follows this one */
  rematch: string | null;
  spectators: number;
  rules: RulesVersion;
  /** may be asked for */
  hints: boolean;
  /** the match counts for ratings, as it stands */
  rated: boolean;
  /** seats that were given a hint: in the rating only a defeat counts for them */
  helped: number[];
  /** seats that took back what was revealed: of theirs only defeats count */
  took_back: number[];
}

/** One entry of the log, as the viewer saw it. */
export interface Step {
  /** position after it */
  number: number;
  seat: number;
  /** None where the viewer may not know it */
  move: string | null;
  events: Event[];
  bot: boolean;
  kind: StepKind;
}

/** What a seat has left to think when this was sent. */
export interface Clock {
  seat: number;
  left_s: number;
  running: boolean;
}

/**
 * The position as the viewer may know it, and what led to it since the last message.
 *
 * ``number`` counts what changed the position: every move, undo and resignation. ``steps`` holds all of them since the
 * position before, without a gap. ``legal`` holds the legal moves of the seat looked from, if it is asked.
 */
export interface Position {
  type: "position";
  number: number;
  viewer: number;
  view: View;
  /** if the seat is asked: all that it may know, in base64, for a game's module to plan with */
  record: string | null;
  legal: string[];
  to_move: number[];
  steps: Step[];
  can_undo: boolean;
  /** the viewer's own choice, made before all others have chosen */
  chosen: string | null;
  /** the seat that asks for consent */
  undo_asked: number | null;
  clocks: Clock[];
  /** when finished */
  ranks: number[];
  /** when finished */
  points: number[];
  /** how many of the other seats have consented to ``undo_asked`` */
  replies: number;
}

/**
 * Answer to `Preview`: the legal order of what can be played, the view after it, and what could follow.
 *
 * ``more`` holds the moves that could be added to the wish wherever they belong in its order, ``legal`` those that
 * could be played right after it. ``refused`` is the first wished move that cannot be played, with clause and reason.
 * ``reveals`` says that the last move of ``order`` will reveal something: it cannot be taken back, and ``view`` shows
 * the position before it.
 */
export interface Plan {
  type: "plan";
  id: string;
  at: number;
  order: string[];
  view: View;
  legal: string[];
  more: string[];
  /** the turn would be complete: the next one begins, another seat is asked, or the match ends */
  done: boolean;
  reveals: boolean;
  refused: string | null;
  clause: string | null;
  reason: Event | null;
}

/** Answer to `Why`. */
export interface Reason {
  type: "reason";
  id: string;
  move: string;
  clause: string;
  reason: Event;
}

/**
 * Answer to `AskHint`: the best whole turns, best first, and what speaks for the first, as events.
 *
 * Messages whose names begin with ``hint-`` are the same in every game (``texts/<language>/hints.ftl``), the others
 * are the game's own (``hints/<language>.ftl`` of its package). An argument whose name ends in ``share`` says how
 * often something happens: ``never``, ``rarely``, ``1/3``, ``mostly`` or ``always``.
 */
export interface Advice {
  type: "advice";
  id: string;
  at: number;
  turns: WeighedTurn[];
  reasons: Event[];
  playouts: number;
}

/** A command was carried out (now, or when it was first sent). */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** A command was not carried out; nothing changed. */
export interface Failed {
  type: "failed";
  id: string;
  code: Code;
  /** English, for developers; clients show their own words for the code */
  text: string;
  number: number;
  clause: string | null;
  reason: Event | null;
}

/** A line of chat. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  /** seconds since 1970 */
  at: number;
}

/** One position of a replay and the step that led to it (None at the beginning). */
export interface Moment {
  number: number;
  step: Step | null;
  view: View;
  to_move: number[];
}

/** All positions of a table as one seat saw them, undone moves left out. */
export interface Replay {
  id: string;
  game: string;
  options: Record<string, number>;
  status: Status;
  seats: SeatInfo[];
  viewer: number;
  /** the seats whose view I may see */
  viewers: number[];
  moments: Moment[];
  said: Said[];
  rules: RulesVersion;
}

/** A line of the stream ``GET /api/v1/turns``: a seat of mine is asked for a move. */
export interface YourTurn {
  table: string;
  game: string;
  seat: number;
  /** to be given as ``at`` */
  number: number;
  view: View;
  legal: string[];
}

/** An HTTP error: what was wrong, and what to do. */
export interface Problem {
  code: Code;
  text: string;
}

export type AnyCommand =
  | Look
  | Sit
  | Stand
  | SetSeat
  | AskToLeave
  | Start
  | Reveal
  | Play
  | Preview
  | Why
  | Undo
  | Consent
  | Resign
  | StandIn
  | Rematch
  | Chat
  | Mute
  | AskHint
  | NoteHelp;

export type AnyMessage =
  | Table
  | Position
  | Plan
  | Reason
  | Advice
  | Done
  | Failed
  | Said;
