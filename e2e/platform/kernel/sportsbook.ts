import type { WireTicket } from '@site/shared/wire/tickets';
import type { Migration } from 'kysely';
import type { Clock } from './clock';
import type { Crashpoints } from './crashpoints';
import type { Db, Reader, Trx } from './db';
import type { Fen } from './fen';
import type { IdentityCheck } from './identity';
import type { Language } from './language';
import type { Ledger } from './ledger';
import type { Log } from './log';
import type { Member, MemberId } from './member';
import type { Bus, Leadership } from './processes';
import type { Protection } from './protection';

export interface CashedOutTicket {
  readonly memberId: MemberId;
  readonly ticketId: string;
  readonly target: Fen;
  readonly paid: Fen;
}

export interface SportsbookDependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Same seed, same fixtures and same course of every match. */
  readonly seed: number;
  readonly log: Log;
  readonly crashpoints: Crashpoints;
  /** RMB for one USD with 4 decimals, as the site configuration shows it to players; payout limits are counted at it. */
  readonly usdCny?: () => Promise<string>;
  /** Whose bets are taken; everyone's without it. */
  readonly identity?: IdentityCheck;
  /** What members have set to protect themselves; nothing without it. */
  readonly protection?: Protection;
  /** Which process does what becomes due by time; this one without it. */
  readonly leadership?: Leadership;
  /** By which changes of matches are heard at once. */
  readonly bus?: Bus;
  /** Tells the member, in its transaction, that a result was taken back and their settled ticket is open again; no one without it. */
  readonly tellReopened?: (trx: Trx, ticket: { readonly memberId: MemberId; readonly ticketId: string }) => Promise<void>;
  /** Tells the member, in its transaction, that a ticket was cashed out by the target they had set, and for how much; no one without it. */
  readonly tellCashedOut?: (trx: Trx, ticket: CashedOutTicket) => Promise<void>;
  /** Translates the names in an answer that is shared; they stay as they are without it. */
  readonly namesIn?: NamesIn;
}

/** Returns the answer with its names in this language. */
export type NamesIn = <Answer>(language: Language, answer: Answer) => Answer;

/** One `POST /game/api/v1/resource` (decision 41). */
export interface ResourceCall {
  readonly method: string;
  /** Parsed by the schema of the method. */
  readonly request: unknown;
  /** Null for a guest; methods that need a member throw `PlatformError(6001)`. */
  readonly member: Member | null;
  /** Header `idempotencyKey` (decision 25). */
  readonly idempotencyKey: string | null;
}

/** One player's connection to `/stream/api/v1/odds`. */
export interface OddsConnection {
  /** A parsed JSON message of the client; an unknown message is answered by an error message, never by a throw. */
  receive(message: unknown): void;
  close(): void;
}

/** The way to one player. */
export interface OddsLine {
  send(message: object): void;
  /** As one message, for a player who reads such. */
  sendTogether(messages: readonly object[]): void;
}

export interface OddsHub {
  connect(line: OddsLine): OddsConnection;
}

/** What an open or confirming ticket holds; the audit compares these with the ledger's open holds. */
export interface OpenRisk {
  /** The `reference` it was held under. */
  readonly reference: string;
  readonly memberId: MemberId;
  readonly risk: Fen;
}

/** `GET`/`POST /sandbox/match/<command>`: goal, red-card, suspend, resume, finish, price, create, speed, … Bodies are checked by the command itself. */
export type SandboxCommand = (body: unknown) => Promise<unknown>;

/** A ticket of any member, as it is for someone who would bet on the same. */
export interface TicketNow {
  /** Of each leg, in the ticket's odds type, with its line of now; null where it is closed. */
  readonly prices: readonly ({ readonly ior: string; readonly ratio: string; readonly strong: 'H' | 'C' | '' } | null)[];
  /** Other members with an accepted ticket on the very same selections. */
  readonly followers: number;
}

export interface Sportsbook {
  /**
   * Returns the `data` of the answer. A `SharedAnswer` keeps to the wire; the core checks any other against its schema. Throws a `PlatformError` as a refusal.
   */
  resource(call: ResourceCall): Promise<unknown>;
  /** Returns timeline and statistics of one match, as `liveMatchDetailCall` has them, as `resource` does; throws `PlatformError(6004)` for an unknown match. */
  liveDetail(gameId: string): Promise<unknown>;
  readonly odds: OddsHub;
  /** Brings matches, prices, confirming tickets and settlements to the clock's present. Safe to run in several processes at once. */
  tick(): Promise<void>;
  /** Loads what the simulator keeps in memory and starts in real time: the leader ticks, every other process only reads what it has written. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Empties its own tables inside the core's reset; afterwards `afterReset` drops what is kept in memory. */
  reset(trx: Trx): Promise<void>;
  afterReset(): Promise<void>;
  readonly sandbox: Readonly<Record<string, SandboxCommand>>;
  /** Tickets of the member as the wire shows them, in any order; numbers that are not theirs are left out. */
  tickets(memberId: MemberId, ticketIds: readonly string[]): Promise<readonly WireTicket[]>;
  /** Null where there is no such ticket. `since`: from when on those count who bet on the same. */
  ticketNow(ticketId: string, since: Date): Promise<TicketNow | null>;
  openRisks(reader: Reader): Promise<readonly OpenRisk[]>;
}

/** `sportsbook/index.ts` exports `createSportsbook` of this type … */
export type CreateSportsbook = (dependencies: SportsbookDependencies) => Sportsbook;

/**
 * Migrations of one room by name; they run in the order of their names. `00NN_room` creates the room's tables, after the rooms whose tables it references.
 * A later change is a migration of its own whose name starts with its date, such as `2027-01-31_letters_expire`: it runs after all of these.
 */
export type MigrationSet = Readonly<Record<string, Migration>>;
