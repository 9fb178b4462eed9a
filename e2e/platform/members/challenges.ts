import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId, Reader } from '../kernel';
import { PlatformError } from '../kernel';
import type { AccessTables } from './accessTables';

/** Time after the right password within which a code may be requested. */
export const CHALLENGE_LIFETIME_MS = 15 * 60_000;

/** Limit of wrong phone numbers within an hour. */
export const PHONE_FAILURES = 5;

const HOUR_MS = 60 * 60_000;

/** Logins with the right password that wait for a code. Only these can send a message to a member's phone. */
export interface Challenges {
  open(reader: Reader, memberId: MemberId, ip: string): Promise<void>;
  close(reader: Reader, memberId: MemberId): Promise<void>;
  /**
   * Records whether the number completed by a guest is the member's own.
   *
   * @throws PlatformError 6003 when no login waits, 6007 when the number differs, 6034 after five wrong numbers within
   * an hour
   */
  checkPhone(memberId: MemberId, isRight: boolean): Promise<void>;
}

export function createChallenges(db: Db, clock: Clock): Challenges {
  const tables = db.withTables<AccessTables>();
  const before = (ms: number): Date => new Date(clock.nowMs() - ms);
  return {
    async open(reader, memberId, ip) {
      const now = clock.now();
      await reader
        .withTables<AccessTables>()
        .insertInto('login_challenge')
        .values({ member_id: memberId, ip, opened_at: now, failures: 0, counted_since: now })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ip, opened_at: now }))
        .execute();
    },

    async close(reader, memberId) {
      await reader.withTables<AccessTables>().deleteFrom('login_challenge').where('member_id', '=', memberId).execute();
    },

    async checkPhone(memberId, isRight) {
      await tables
        .updateTable('login_challenge')
        .set({ failures: 0, counted_since: clock.now() })
        .where('member_id', '=', memberId)
        .where('counted_since', '<=', before(HOUR_MS))
        .execute();
      const row = await tables
        .updateTable('login_challenge')
        .set(({ eb }) => ({ failures: eb('failures', '+', isRight ? 0 : 1) }))
        .where('member_id', '=', memberId)
        .where('opened_at', '>', before(CHALLENGE_LIFETIME_MS))
        .returning('failures')
        .executeTakeFirst();
      if (row === undefined) throw new PlatformError(RESPONSE_CODES.accessDenied);
      if (row.failures >= PHONE_FAILURES) throw new PlatformError(RESPONSE_CODES.maxPhoneAttempts);
      if (!isRight) throw new PlatformError(RESPONSE_CODES.invalidParameter, 'phone_check_wrong');
    },
  };
}
