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
  /** Seed of the simulator. The same seed gives the same fixtures and the same course of every match. */
  readonly seed: number;
  readonly log: Log;
  readonly crashpoints: Crashpoints;
  /**
   * Returns RMB for one USD with 4 decimals, as the site configuration shows it to players. Payout limits are converted
   * at this rate.
   */
  readonly usdCny?: () => Promise<string>;
  /** Identity check for bets; without it every member may bet. */
  readonly identity?: IdentityCheck;
  /** Members' protection settings; without it there are none. */
  readonly protection?: Protection;
  /** Leadership for work that is due by time; without it this process does it. */
  readonly leadership?: Leadership;
  /** Bus that reports changes of matches at once. */
  readonly bus?: Bus;
  /**
   * Notifies the member, in the transaction, that a result was withdrawn and the settled ticket is open again. Without
   * it no member is notified.
   */
  readonly tellReopened?: (trx: Trx, ticket: { readonly memberId: MemberId; readonly ticketId: string }) => Promise<void>;
  /**
   * Notifies the member, in the transaction, that a ticket was cashed out at the member's target, and for how much.
   * Without it no member is notified.
   */
  readonly tellCashedOut?: (trx: Trx, ticket: CashedOutTicket) => Promise<void>;
  /** Translates the names in a shared answer; without it they stay unchanged. */
  readonly namesIn?: NamesIn;
}

export type NamesIn = <Answer>(language: Language, answer: Answer) => Answer;

/** Call of `POST /game/api/v1/resource` (decision 41). */
export interface ResourceCall {
  readonly method: string;
  /** Request parsed by the method's schema. */
  readonly request: unknown;
  /** Null for a guest; methods that need a member throw `PlatformError(6001)`. */
  readonly member: Member | null;
  /** Header `idempotencyKey` (decision 25). */
  readonly idempotencyKey: string | null;
}

/** One player's connection to `/stream/api/v1/odds`. */
export interface OddsConnection {
  /** Receives a parsed JSON message of the client. Answers an unknown one with an error message and never throws. */
  receive(message: unknown): void;
  close(): void;
}

/** Output to one player. */
export interface OddsLine {
  send(message: object): void;
  /** Sends several messages as one, for a client that supports it. */
  sendTogether(messages: readonly object[]): void;
}

export interface OddsHub {
  connect(line: OddsLine): OddsConnection;
}

/** Amount reserved by an open or confirming ticket. The audit compares it with the ledger's open holds. */
export interface OpenRisk {
  readonly reference: string;
  readonly memberId: MemberId;
  readonly risk: Fen;
}

/**
 * Command of `GET`/`POST /sandbox/match/<command>`: goal, red-card, suspend, resume, finish, price, create, speed, … It
 * validates its own body.
 */
export type SandboxCommand = (body: unknown) => Promise<unknown>;

/** Present state of a ticket, for anyone who wants to bet the same. */
export interface TicketNow {
  /** Present price and line of each leg, in the ticket's odds type; null when the leg is closed. */
  readonly prices: readonly ({ readonly ior: string; readonly ratio: string; readonly strong: 'H' | 'C' | '' } | null)[];
  /** Number of other members with an accepted ticket on exactly the same selections. */
  readonly followers: number;
}

export interface Sportsbook {
  /**
   * Returns the `data` of the answer. A `SharedAnswer` is already valid; the caller validates any other against its
   * schema. Throws a `PlatformError` to refuse.
   */
  resource(call: ResourceCall): Promise<unknown>;
  /**
   * Returns timeline and statistics of one match in the form of `liveMatchDetailCall`, like `resource`. Throws
   * `PlatformError(6004)` for an unknown match.
   */
  liveDetail(gameId: string): Promise<unknown>;
  readonly odds: OddsHub;
  /**
   * Advances matches, prices, confirming tickets and settlements to the clock's time. Several processes may run it at
   * once.
   */
  tick(): Promise<void>;
  /**
   * Loads the simulator's memory and starts it in real time. The leader ticks; the other processes only read what it
   * has written.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Empties the sportsbook's tables during the platform's reset. Call `afterReset` then to clear its memory. */
  reset(trx: Trx): Promise<void>;
  afterReset(): Promise<void>;
  readonly sandbox: Readonly<Record<string, SandboxCommand>>;
  /** Returns the member's tickets in wire form, in any order. Numbers that are not the member's are left out. */
  tickets(memberId: MemberId, ticketIds: readonly string[]): Promise<readonly WireTicket[]>;
  /**
   * Returns null when the ticket does not exist. `since` is the time from which other members' bets count as followers.
   */
  ticketNow(ticketId: string, since: Date): Promise<TicketNow | null>;
  openRisks(reader: Reader): Promise<readonly OpenRisk[]>;
}

export type CreateSportsbook = (dependencies: SportsbookDependencies) => Sportsbook;

/**
 * Migrations of one module by name; they run in the order of their names. `00NN_module` creates the module's tables,
 * after the modules whose tables it references. A later change is a separate migration whose name starts with its date,
 * such as `2027-01-31_letters_expire`; it runs after all of these.
 */
export type MigrationSet = Readonly<Record<string, Migration>>;
