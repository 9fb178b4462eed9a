import { sql } from 'kysely';
import type { Clock, Crashpoints, Db, IdentityCheck, Ledger, Log, MemberId, Protection, SportsbookDependencies, Trx } from '../../kernel';
import type { SportsbookSettings } from '../matches/settings';

/** Dependencies of everything that takes or ends bets. */
export interface BettingContext {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Log;
  readonly crashpoints: Crashpoints;
  readonly settings: () => SportsbookSettings;
  /** RMB for one USD as the operator had set it at the last tick; never asked for inside a transaction. */
  readonly usdCny: () => string;
  /** Whose bets are taken; everyone's without it. */
  readonly identity: IdentityCheck | undefined;
  /** What members have set to protect themselves; nothing without it. */
  readonly protection: Protection | undefined;
  /** Tells a member that a settled ticket is open again; no one without it. */
  readonly tellReopened: SportsbookDependencies['tellReopened'];
  /** Tells a member that their ticket was cashed out by its target; no one without it. */
  readonly tellCashedOut: SportsbookDependencies['tellCashedOut'];
}

const MEMBER_LOCK = 2_301;

/**
 * One bet of a member after the other, until the transaction ends: limits are sums over his tickets, and a key is asked about while a
 * placement under it may be under way.
 */
export async function lockMember(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MEMBER_LOCK}::integer, ${memberId}::integer)`.execute(trx);
}

/** Works through tickets one transaction each. One that fails is logged and left for the next tick; it does not hold up the others. */
export async function forEachTicket(
  { log }: BettingContext,
  ticketIds: readonly string[],
  work: (ticketId: string) => Promise<void>,
): Promise<void> {
  for (const ticketId of ticketIds) {
    try {
      await work(ticketId);
    } catch (error) {
      log.error('ticket-left-over', { ticketId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
}
