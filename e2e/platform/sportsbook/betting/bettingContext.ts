import { sql } from 'kysely';
import type { Clock, Crashpoints, Db, IdentityCheck, Ledger, Log, MemberId, Protection, SportsbookDependencies, Trx } from '../../kernel';
import type { SportsbookSettings } from '../matches/settings';

/** Dependencies of everything that takes or closes bets. */
export interface BettingContext {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Log;
  readonly crashpoints: Crashpoints;
  readonly settings: () => SportsbookSettings;
  /** RMB for one USD as the operator had set it at the last tick; never read inside a transaction. */
  readonly usdCny: () => string;
  /** Check of the member's identity; without it every member may bet. */
  readonly identity: IdentityCheck | undefined;
  /** Limits and exclusions that members have set to protect themselves; without it none apply. */
  readonly protection: Protection | undefined;
  /** Notifies a member that a settled ticket is open again; without it no notification is sent. */
  readonly tellReopened: SportsbookDependencies['tellReopened'];
  /** Notifies a member that their ticket reached its cash-out target; without it no notification is sent. */
  readonly tellCashedOut: SportsbookDependencies['tellCashedOut'];
}

const MEMBER_LOCK = 2_301;

/**
 * Serializes the bets of a member until the transaction ends. Limits are sums over the member's tickets, and the client
 * may ask about a key while a placement with this key is running.
 */
export async function lockMember(trx: Trx, memberId: MemberId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MEMBER_LOCK}::integer, ${memberId}::integer)`.execute(trx);
}

/**
 * Processes each ticket in its own transaction. A failed ticket is logged and retried with the next tick; it does not
 * delay the others.
 */
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
