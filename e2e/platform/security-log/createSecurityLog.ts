import { cutText } from '@site/shared/input/cutText';
import { sql } from 'kysely';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clock, Db, Log } from '../kernel';
import { correlationId, inTransaction } from '../kernel';
import { hashOf } from './chain';
import type { SecurityEvent } from './securityEvent';
import type { SecurityLogTables } from './tables';

/**
 * Logged refusals of one kind per address and minute. More of them would add no information and let anyone fill the
 * log.
 */
export const REFUSALS_PER_MINUTE = 60;
const MINUTE_SECONDS = 60;

const LONGEST_TEXT = 200;

/** Advisory lock used only by this log. */
const CHAIN_LOCK = 7_345_021_177;

export interface SecurityLog {
  /**
   * Writes one event, chained to the previous one.
   *
   * When the log cannot be written, the member still receives the response, because money may have moved. The event is
   * then written to the process's own log as an error.
   */
  record(event: SecurityEvent): Promise<void>;
}

export function createSecurityLog(db: Db, clock: Clock, log: Log): SecurityLog {
  const refusals = new RateLimiterMemory({ points: REFUSALS_PER_MINUTE, duration: MINUTE_SECONDS });

  /** Limits floods of refusals; returns null for an event that is dropped. */
  async function limited(event: SecurityEvent): Promise<SecurityEvent | null> {
    if (event.result === 'ok') return event;
    const { consumedPoints } = await refusals.penalty(`${event.event} ${event.address}`, 1);
    if (consumedPoints <= REFUSALS_PER_MINUTE) return event;
    return consumedPoints === REFUSALS_PER_MINUTE + 1 ? { ...event, event: 'flood', about: event.event } : null;
  }

  async function append({ address, device, about, ...event }: SecurityEvent): Promise<void> {
    await inTransaction(db, async (trx) => {
      // Serialize the writers until the end of the transaction, so that each reads the previous event.
      await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(trx);
      const tables = trx.withTables<SecurityLogTables>();
      const last = await tables.selectFrom('security_log.event').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
      const record = {
        ...event,
        seq: Number(last?.seq ?? 0) + 1,
        at: clock.now(),
        address: plain(address),
        device: plain(device),
        about: plain(about),
        correlation: correlationId(),
        previous: last?.hash ?? null,
      };
      const { memberId, seq, ...columns } = record;
      await tables
        .insertInto('security_log.event')
        .values({ ...columns, seq: BigInt(seq), member_id: memberId, hash: hashOf(record) })
        .execute();
    });
  }

  return {
    async record(event) {
      try {
        const wanted = await limited(event);
        if (wanted !== null) await append(wanted);
      } catch (error) {
        log.error('security-log-failed', { ...event, error: String(error) });
      }
    },
  };
}

/** Converts text of a client to one line that the database can store. */
function plain(text: string): string {
  return cutText(text, LONGEST_TEXT).replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}
