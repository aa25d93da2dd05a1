// Made by `python -m rulebound.table.typescript` from src/rulebound/table/wire. Do not edit.

/** What is wrong and what would be right, in one sentence. */
export interface Problem {
  text: Text;
}

/** One message of the Fluent catalogues; `plain` is shown where no catalogue knows the id (names of cards). */
export interface Text {
  id: string;
  args?: { [key: string]: string | number | Text | Text[] };
  plain?: string;
}

/** GET /api/lobby: all that the start page needs. */
export interface Lobby {
  games: GameInfo[];
  players: string[];
  languages: LanguageInfo[];
  notice: string;
}

/** A game that can be played here; `seats` is how many its default setup has. */
export interface GameInfo {
  id: string;
  title: Text;
  line: Text;
  version: string;
  seats: number;
  rules: number;
  options: SetupField[];
  campaign: boolean;
  decks: boolean;
}

/** One thing to decide before a game; `many`: a list of values; `seats`: one for each of so many seats. */
export interface SetupField {
  id: string;
  title: Text;
  values: SetupValue[];
  default: string | number | boolean | string[] | null;
  many?: boolean;
  seats?: [number, number] | null;
  only?: { [key: string]: (string | number | boolean)[] };
}

/** A value that can be taken, with its words. */
export interface SetupValue {
  value: string | number | boolean;
  title: Text;
  face?: Face | null;
  deck?: { [key: string]: number };
  fits?: string;
}

/** The facts of a printed card, as a renderer needs them. */
export interface Face {
  code: string;
  name: Text;
  kind: string;
  faction?: string;
  set?: string;
  subname?: Text | null;
  gem?: Stat | null;
  stats?: Stat[];
  icons?: string[];
  traits?: Text[];
  text?: Text[];
  unique?: boolean;
  copies?: number;
  house?: string[];
}

/** A printed number with its symbol. */
export interface Stat {
  icon: string;
  value: number | string;
  base?: number | null;
}

/** A language of the page by its code and its own name. */
export interface LanguageInfo {
  code: string;
  name: string;
}

/** GET /api/today: the game of the day, the same deal for everybody who plays it alone or with computer partners. */
export interface Today {
  day: string;
  game: string;
  setup: { [key: string]: unknown };
  seed: string;
}

/** POST /api/setups: can this be played, and by how many? */
export interface SetupQuestion {
  game: string;
  setup?: { [key: string]: unknown };
}

/** The setup with all defaults filled in. */
export interface SetupAnswer {
  game: string;
  setup: { [key: string]: unknown };
  seats: number;
}

/** POST /api/matches. Seats that are not named are given to the computer, a missing seed is drawn. */
export interface NewMatch {
  game: string;
  setup?: { [key: string]: unknown };
  seats?: SeatWish[];
  seed?: number | string | null;
  clock?: Clock | null;
}

/** Who shall sit on a seat: me, a computer player by its name, or somebody who is sent a link. */
export interface SeatWish {
  kind: "computer" | "me" | "open";
  name?: string;
  player?: string;
}

/** How much time each person has: for the whole game, or for a move. */
export interface Clock {
  seconds: number;
  per: "game" | "move";
}

/** POST /api/records: a saved file, to be played on or (`study`) only to be looked at from all seats. */
export interface LoadMatch {
  record: Record;
  study?: boolean;
  seats?: SeatWish[];
  upto?: number | null;
}

/** The complete save file of a match. */
export interface Record {
  game: string;
  version: string;
  setup: { [key: string]: unknown };
  seed: number | string;
  answers: [number, string][];
  seals?: [number, string][];
  format?: number;
}

/** A match was made (or joined). The token is this browser's key to its seats: keep it, show it to nobody. */
export interface Created {
  match: string;
  game: string;
  token: string;
  seats: number[];
  invites: Invite[];
  spectate: string;
}

/** The secret of a link for one open seat; it works once. */
export interface Invite {
  seat: number;
  invite: string;
}

/** POST /api/campaigns: a campaign begins. Decks are one per player, by name or as lists. */
export interface NewCampaign {
  game: string;
  decks: (string | { [key: string]: number })[];
  names?: string[];
  mode?: string;
  expert?: boolean;
  after?: { [key: string]: unknown } | null;
}

/** POST /api/campaigns/loaded: a saved campaign. */
export interface LoadCampaign {
  campaign: CampaignFile;
}

/** A campaign as it is saved: its log, the matches that were played, and the one that is going on. */
export interface CampaignFile {
  game: string;
  version: string;
  log: { [key: string]: unknown };
  played: Record[];
  current: Record | null;
  format: number;
}

/** POST /api/campaigns/after: how the campaign stands to which a match belongs; any token of the match will do. */
export interface AfterMatch {
  token: string;
}

/** How a campaign stands: its log, the sheet of the rulebook, and the file to save. */
export interface CampaignNow {
  game: string;
  log: { [key: string]: unknown };
  sheet: Section[];
  file: CampaignFile;
  setup: { [key: string]: unknown } | null;
  playing: boolean;
}

/** A part of the campaign sheet: its title and its lines. */
export interface Section {
  title: Text;
  lines: Text[];
}

/** POST /api/guests: to what does this link invite? */
export interface Guest {
  invite: string;
}

/** The match and the seat of an invitation, and who is there. `setup` hides the decks of opponents. */
export interface Invitation {
  match: string;
  game: string;
  setup: { [key: string]: unknown };
  seat: number;
  seats: SeatView[];
  known: boolean;
  clock: Clock | null;
}

/** Who sits where. `kept`: a computer player keeps the seat of a person warm; `gone`: the person has parted. */
export interface SeatView {
  seat: number;
  kind: "computer" | "open" | "person";
  name: string;
  player: string;
  kept: boolean;
  connected: boolean;
  awaited: boolean;
  gone: boolean;
  can: ("claim" | "stand_in")[];
  left: number | null;
  plan: Text | null;
}

/** POST /api/invites: take the open seat of an invitation. */
export interface Join {
  invite: string;
  name?: string;
  token?: string | null;
}

/** POST /api/seats: a new link for the seat of a person, who no longer holds it. Only for who made the match. */
export interface FreeSeat {
  token: string;
  seat: number;
}

/** POST /api/removals: delete a match with all that is known of it. Only for who made it. */
export interface Removal {
  token: string;
}

/** The match that is no more. */
export interface Removed {
  match: string;
}

/** POST /api/mine: the matches of this browser, named by the tokens that it keeps. */
export interface Mine {
  tokens: string[];
}

/** A match in the list of this browser; `last` is the last line that everyone may read, `position` what all see. */
export interface Summary {
  token: string;
  match: string;
  game: string;
  setup: { [key: string]: unknown };
  kind: "match" | "study";
  seats: SeatView[];
  yours: number[];
  answers: number;
  started: string;
  touched: string;
  your_move: boolean;
  host: boolean;
  revoked: boolean;
  last: LogView | null;
  result: Result | null;
  position: Sketch[];
}

/** A line of the log in the words this viewer may read. */
export interface LogView {
  text: Text;
  rule: string;
  at: number;
}

/** How it ended: who won, a score from 0 to 1 for every seat, the rule that ended it. */
export interface Result {
  winners: number[];
  scores: number[];
  text: Text;
  rule: string;
}

/** A part of the table as a small picture: rows of cards, each by its faction, a card that is hidden by nothing. */
export interface Sketch {
  kind: string;
  owner?: number | null;
  counters?: Counter[];
  rows?: string[][];
}

/** A number on the table that is not on a card: energy, wins, threat. */
export interface Counter {
  id: string;
  value: number;
  most?: number | null;
}

/** GET /api/rules/{rule}: what a rule says, and where in the rulebook. */
export interface RuleView {
  id: string;
  section: string;
  statement: string;
  note: string;
}

/** GET /api/games/{game}/rules: the whole rulebook of a game. */
export interface RulebookView {
  game: string;
  language: string;
  chapters: ChapterView[];
  rules: RuleEntry[];
  positions: PositionView[];
}

/** Topics that belong together: `<game>-chapter-<id>`. */
export interface ChapterView {
  id: string;
  topics: TopicView[];
}

/** One page: `<game>-topic-<id>`. */
export interface TopicView {
  id: string;
  rules: string[];
}

/** A rule in its rulebook; its title is the message `<game>-rule-…` of the catalogue. */
export interface RuleEntry {
  id: string;
  section: string;
  statement: string;
  note?: string;
  house?: boolean;
  beyond?: boolean;
  reason?: string;
  related?: string[];
  cards?: string[];
}

/** A position that explains rules. A match with the setup `{"position": id}` begins there. */
export interface PositionView {
  id: string;
  rules: string[];
  seat: number;
  seats: number;
  record: Record;
  steps: Text[][];
  printed?: boolean;
}

/** GET /api/games/{game}/positions/{position}: the table of a position, to be drawn small. */
export interface PositionBoards {
  game: string;
  position: string;
  boards: View[];
}

/** The whole table for one viewer. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  step: string;
  answers: number;
  areas: AreaView[];
  arrows?: Arrow[];
  choices?: ChoiceView[];
  wishes?: OptionView[];
  log?: LogView[];
  log_from?: number;
  result?: Result | null;
}

/** A part of the table: somebody's area, the common one, the enemy's. */
export interface AreaView {
  id: string;
  kind: string;
  key?: string;
  owner?: number | null;
  marks?: string[];
  counters?: Counter[];
  zones?: ZoneView[];
  places?: PlaceView[];
  at?: string;
}

/** A zone: a row or fan of cards, or a pile of which only the count matters. */
export interface ZoneView {
  id: string;
  layout: string;
  count: number;
  cards?: CardView[];
  owner?: number | null;
}

/** A card as the viewer sees it: with its face and key if known, else only its back. */
export interface CardView {
  back: string;
  key?: string;
  face?: Face | null;
  stats?: Stat[];
  marks?: string[];
  counters?: Counter[];
  attached?: CardView[];
}

/** A place on the board that is no card: a tactic, a location of the ring, a square of a track. */
export interface PlaceView {
  key: string;
  name: Text;
  number?: number | null;
  text?: Text[];
  marks?: string[];
  counters?: Counter[];
  cards?: CardView[];
}

/** One thing on the table aims at another, both named by their keys: an attacker at who is attacked. */
export interface Arrow {
  by: string;
  on: string;
  kind: string;
}

/** An open choice; a viewer who does not decide sees who does and why, but no options. */
export interface ChoiceView {
  seat: number;
  rule: string;
  prompt?: Text | null;
  about?: string;
  options?: OptionView[];
  pays?: PaymentView | null;
}

/** One option: its key, its words, the thing on the table it points at, what to know before taking it. */
export interface OptionView {
  key: string;
  text: Text;
  on?: string;
  details?: Text[];
  notes?: Text[];
  free?: boolean;
}

/** What is being paid, by kinds of resources; the last number is what stands for any kind. */
export interface PaymentView {
  bill: number[];
  have: number[];
  gives: number[][];
  times: number[];
  different?: number;
  suggested?: string[];
}

/** GET /api/games/{game}/cards: every printed card of a game. */
export interface CardList {
  game: string;
  cards: Face[];
}

/** GET /api/games/{game}/decks: what can be built with. */
export interface DeckShelf {
  game: string;
  leaders: string[];
  most_leaders: number;
  comes_with: { [key: string]: { [key: string]: number } };
  cards: string[];
  ready: { [key: string]: DeckList };
  formats: string[];
}

/** A deck card by card: POST /api/decks/judged, and POST /api/decks to keep it behind a link. */
export interface DeckList {
  game: string;
  cards: { [key: string]: number };
  leaders?: string[];
  name?: string;
}

/** What the rules say of a deck; `setup` is what a setup says of a seat that plays it, field by field. */
export interface Judged {
  size: number;
  problems: DeckProblem[];
  setup: { [key: string]: unknown };
}

/** A rule that a deck breaks, and what is wrong in words. */
export interface DeckProblem {
  rule: string;
  text: Text;
}

/** POST /api/decks/read: a list as another program wrote it, or a person. */
export interface DeckText {
  game: string;
  text: string;
}

/** What a list says. */
export interface DeckSaid {
  deck: DeckList;
  missing: MissingCard[];
  judged: Judged;
}

/** What a list names and the box does not hold. */
export interface MissingCard {
  said: string;
  copies: number;
}

/** POST /api/decks/written: a deck as a list for other programs. */
export interface DeckWish {
  deck: DeckList;
  format: "octgn" | "text" | "toml";
}

/** A list with a name for its file. */
export interface DeckFile {
  file: string;
  text: string;
}

/** A deck behind a link; the same deck has the same link, and nobody can change it. */
export interface KeptDeck {
  id: string;
  deck: DeckList;
}

/** POST /api/judgements: what the judge says of a match that is over; any token of the match will do. */
export interface AskJudgement {
  token: string;
}

/** How far the judgement has come, from 0 to 1; it is there when all is done. Until then ask again. */
export interface Judging {
  part: number;
  judgement: Judgement | null;
}

/** What the judge says of a whole game. */
export interface Judgement {
  game: string;
  sides: number[][];
  answers: number;
  plays: number;
  points: Point[];
  turning: TurningPoint[];
  mistakes: Mistake[];
}

/** What a seat could expect with what it decided, from 0 (lost) to 1 (won). */
export interface Point {
  answers: number;
  seat: number;
  chance: number;
  error: number;
}

/** The chance of a side changed between two decisions of its own. */
export interface TurningPoint {
  answers: number;
  until: number;
  side: number;
  before: number;
  after: number;
}

/** A decision that was clearly worse than another. */
export interface Mistake {
  answers: number;
  seat: number;
  taken: Text;
  better: Text;
  key: string;
  loss: number;
  error: number;
  plays: number;
  why: Text[];
}

/** The first message of a connection: the secret, and what the page still has from before. */
export interface Hello {
  type: "hello";
  re?: number;
  token: string;
  seat?: number | null;
  turn?: number;
  log?: number;
}

/** Take an option. `number` is the one of the choice (`Asked.number`), so that a late answer is recognised. */
export interface GiveAnswer {
  type: "answer";
  re?: number;
  seat: number;
  number: number;
  key: string;
  then?: Further[];
  pay?: boolean;
}

/** An answer to a question that is expected next: the name of its prompt, and the key of an option. */
export interface Further {
  asks: string;
  key: string;
}

/** Look from another of your own seats; from any seat, or as a spectator (null), once the game is over. */
export interface Look {
  type: "look";
  re?: number;
  seat: number | null;
}

/** Show the position after so many answers, from the seat that is looked from. */
export interface Past {
  type: "past";
  re?: number;
  answers: number;
}

/** Take back the seat's last answer; where others have answered since, they are asked. */
export interface AskUndo {
  type: "undo";
  re?: number;
  seat: number;
  payment?: boolean;
}

/** Yes or no to what somebody wants to take back; `number` is the one of the request. */
export interface AgreeUndo {
  type: "agree";
  re?: number;
  number: number;
  agree: boolean;
}

/** What stops this thing from being used now? */
export interface AskWhyNot {
  type: "why_not";
  re?: number;
  seat: number;
  key: string;
}

/** What does this rule say? */
export interface AskRule {
  type: "rule";
  re?: number;
  rule: string;
}

/** What would the computer player do? */
export interface AskHint {
  type: "hint";
  re?: number;
  seat: number;
}

/** A seat's name, chosen by who sits there. */
export interface Rename {
  type: "rename";
  re?: number;
  seat: number;
  name: string;
}

/** Say one of a few phrases to everybody at the table. */
export interface Speak {
  type: "speak";
  re?: number;
  seat: number;
  phrase: "attack" | "careful" | "hello" | "help" | "luck" | "mine" | "moment" | "nice" | "scheme" | "sorry" | "thanks" | "well-played" | "your-move" | "yours";
}

/** Let a computer player take your own seat, or one whose person has been away for a minute. */
export interface StandIn {
  type: "stand_in";
  re?: number;
  seat: number;
  player: string;
}

/** Sit down again on your own seat, which a computer player was keeping warm. */
export interface TakeBack {
  type: "take_back";
  re?: number;
  seat: number;
}

/** Give up. The other side wins if only one is left; else a computer player plays on for the seat. */
export interface Concede {
  type: "concede";
  re?: number;
  seat: number;
}

/** Claim the game from a seat that should decide, and whose person left minutes ago. */
export interface Claim {
  type: "claim";
  re?: number;
  seat: number;
}

/** Stand up from your own seat: it is open, and who made the match may invite somebody else. */
export interface GiveSeat {
  type: "give_seat";
  re?: number;
  seat: number;
}

/** A new link for an open seat; the old one no longer works. Only for who made the match. */
export interface AskInvite {
  type: "invite";
  re?: number;
  seat: number;
}

/** A new link for spectators. Only for who made the match. */
export interface AskSpectate {
  type: "spectate";
  re?: number;
}

/** The record as a file: once the game is over, or if no other person plays. */
export interface Save {
  type: "save";
  re?: number;
}

/** A link with which anybody can replay the finished game from all seats. */
export interface Share {
  type: "share";
  re?: number;
}

/** A new match from the position after so many answers of this one; allowed where saving is. */
export interface GoOn {
  type: "go_on";
  re?: number;
  answers: number;
  seats?: SeatWish[];
}

/** The table as this connection may see it now. The log starts at `view.log_from`: keep what you have before it. */
export interface TableNow {
  type: "table";
  re: number;
  match: string;
  turn: number;
  kind: "match" | "study";
  yours: number[];
  host: boolean;
  looking: number | null;
  seats: SeatView[];
  view: View;
  asked: Asked[];
  undo: UndoView[];
  request: UndoRequest | null;
  spectators: number;
  may_save: boolean;
  setup: { [key: string]: unknown } | null;
  clock: Clock | null;
  known: boolean;
  notice: Text | null;
}

/** The number of an open choice of the seat that is looked from; an answer must name it. */
export interface Asked {
  seat: number;
  number: number;
}

/** Whether a seat could take back its last answer: yes, with the others' consent, or why not. */
export interface UndoView {
  seat: number;
  can: "ask" | "no" | "yes";
  why: Text | null;
}

/** Somebody wants to take back an answer; these seats have not agreed yet. */
export interface UndoRequest {
  number: number;
  seat: number;
  waiting: number[];
}

/** Somebody came, went, was renamed, or thinks; the table is as it was. */
export interface Seats {
  type: "seats";
  re: number;
  seats: SeatView[];
  request: UndoRequest | null;
  spectators: number;
}

/** Somebody at the table says something. It is not kept: who comes later has not heard it. */
export interface Spoken {
  type: "spoken";
  re: number;
  seat: number;
  phrase: "attack" | "careful" | "hello" | "help" | "luck" | "mine" | "moment" | "nice" | "scheme" | "sorry" | "thanks" | "well-played" | "your-move" | "yours";
}

/** An earlier position, without its log; `last` is the number of answers until now. */
export interface PastView {
  type: "past";
  re: number;
  answers: number;
  last: number;
  view: View;
}

/** Requirements with their rules, the unmet ones first. */
export interface WhyNot {
  type: "why_not";
  re: number;
  key: string;
  verdicts: Verdict[];
}

/** One requirement held against one thing: the answer to "why?" and "why not?". */
export interface Verdict {
  text: Text;
  rule: string;
  met: boolean;
}

/** What the rule says. */
export interface TheRule {
  type: "rule";
  re: number;
  rule: RuleView;
}

/** The best option for the choice of that number in words, with its chance and the reason, and the next best. */
export interface Hint {
  type: "hint";
  re: number;
  seat: number;
  number: number;
  key: string;
  text: Text;
  options: AdvisedOption[];
  then: HintStep[];
}

/** An option by its key, as a page knows it. */
export interface AdvisedOption {
  key: string;
  chance: number;
  error: number;
  plays: number;
}

/** An answer that is part of an advice: the name of the prompt, the key of the option, and its words. */
export interface HintStep {
  asks: string;
  key: string;
  text: Text;
}

/** The secret of a new link for an open seat. */
export interface TheInvite {
  type: "invite";
  re: number;
  invite: Invite;
}

/** The secret of a link for spectators, or of a shared replay. Both are opened with `hello`. */
export interface Link {
  type: "link";
  re: number;
  kind: "share" | "spectate";
  token: string;
}

/** The save file. */
export interface Saved {
  type: "saved";
  re: number;
  record: Record;
}

/** The new match. */
export interface WentOn {
  type: "went_on";
  re: number;
  created: Created;
}

/** It was done (or, for an undo, asked for); the table follows where it has changed. */
export interface Done {
  type: "done";
  re: number;
}

/** It was done, and paid with these; that can be changed as long as the turn is the same. */
export interface Paid {
  type: "paid";
  re: number;
  turn: number;
  used: Text[];
}

/** The message was refused, nothing has changed. `closed`: the connection ends with it. */
export interface RefusedMessage {
  type: "refused";
  re: number;
  text: Text;
  closed: boolean;
}

export type FromPage =
  | Hello
  | GiveAnswer
  | Look
  | Past
  | AskUndo
  | AgreeUndo
  | AskWhyNot
  | AskRule
  | AskHint
  | Rename
  | Speak
  | StandIn
  | TakeBack
  | Concede
  | Claim
  | GiveSeat
  | AskInvite
  | AskSpectate
  | Save
  | Share
  | GoOn;

export type FromServer =
  | TableNow
  | Seats
  | Spoken
  | PastView
  | WhyNot
  | TheRule
  | Hint
  | TheInvite
  | Link
  | Saved
  | WentOn
  | Done
  | Paid
  | RefusedMessage;
