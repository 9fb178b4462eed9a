import type { Clock, Db, MemberId, Reader, WithdrawalPassword } from '../kernel';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import type { AccountTables } from './tables';

/** So many wrong ones in a row lock it. */
export const WITHDRAW_PASSWORD_FAILURES = 3;

export const WITHDRAW_PASSWORD_LOCK_MS = 30 * 60_000;

export interface WithdrawPasswords extends WithdrawalPassword {
  /** Another one, or the first; a lock ends with it. */
  set(reader: Reader, memberId: MemberId, md5: string): Promise<void>;
}

type Row = AccountTables['withdraw_password'];

/** The second password of members: six digits, asked for where money leaves. */
export function createWithdrawPassword(db: Db, clock: Clock): WithdrawPasswords {
  const tables = db.withTables<AccountTables>();

  const find = (memberId: MemberId): Promise<{ readonly locked_until: Date | null } | undefined> =>
    tables.selectFrom('withdraw_password').select('locked_until').where('member_id', '=', memberId).executeTakeFirst();

  /** Counts a guess as wrong beforehand, and at once: many together, or a caller who rolls back, do not bypass the lock. */
  const beginGuess = (memberId: MemberId): Promise<(Pick<Row, 'password_hash'> & { readonly failures: number }) | undefined> =>
    tables
      .updateTable('withdraw_password')
      .set(({ eb }) => ({
        failures: eb
          .case()
          .when('locked_until', 'is not', null)
          .then(1)
          .else(eb('failures', '+', 1))
          .end(),
        locked_until: null,
      }))
      .where('member_id', '=', memberId)
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<=', clock.now())]))
      .returning(['password_hash', 'failures'])
      .executeTakeFirst();

  const settle = (memberId: MemberId, failures: number, locked_until: Date | null): Promise<unknown> =>
    tables.updateTable('withdraw_password').set({ failures, locked_until }).where('member_id', '=', memberId).execute();

  return {
    isSet: async (memberId) => (await find(memberId)) !== undefined,

    async set(reader, memberId, md5) {
      const values = { password_hash: await hashPassword(md5), failures: 0, locked_until: null };
      await reader
        .withTables<AccountTables>()
        .insertInto('withdraw_password')
        .values({ member_id: memberId, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .execute();
    },

    async check(memberId, md5) {
      const guess = await beginGuess(memberId);
      if (guess === undefined) {
        const row = await find(memberId);
        return row === undefined ? { kind: 'unset' } : { kind: 'locked', until: row.locked_until ?? clock.now() };
      }
      const { password_hash: hash, failures } = guess;
      if (failures <= WITHDRAW_PASSWORD_FAILURES && (await isPassword(md5, hash))) {
        await settle(memberId, 0, null);
        return { kind: 'right' };
      }
      if (failures < WITHDRAW_PASSWORD_FAILURES) return { kind: 'wrong', attemptsLeft: WITHDRAW_PASSWORD_FAILURES - failures };
      const until = new Date(clock.nowMs() + WITHDRAW_PASSWORD_LOCK_MS);
      await settle(memberId, failures, until);
      return { kind: 'locked', until };
    },
  };
}
