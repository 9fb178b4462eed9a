import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId, PasswordCheck, Reader, Trx, WithdrawalPassword } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { createTurns } from '../kernel/createTurns';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import type { AccountTables } from './tables';

/** So many wrong ones in a row lock it. */
export const WITHDRAW_PASSWORD_FAILURES = 3;

export const WITHDRAW_PASSWORD_LOCK_MS = 30 * 60_000;

export interface WithdrawPasswords extends WithdrawalPassword {
  /** Another one, or the first; a lock ends with it. */
  set(reader: Reader, memberId: MemberId, md5: string): Promise<void>;
}

/** The second password of members: six digits, asked for where money leaves. */
export function createWithdrawPassword(db: Db, clock: Clock): WithdrawPasswords {
  const inTurn = createTurns<MemberId>();

  return {
    async isSet(memberId) {
      const row = await db
        .withTables<AccountTables>()
        .selectFrom('withdraw_password')
        .select('member_id')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async set(reader, memberId, md5) {
      const values = { password_hash: await hashPassword(md5), failures: 0, locked_until: null };
      await reader
        .withTables<AccountTables>()
        .insertInto('withdraw_password')
        .values({ member_id: memberId, ...values })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
        .execute();
    },

    // In this process in turn, so that guesses that wait hold no connection; by the lock of the row among several processes.
    check: (memberId, md5) => inTurn(memberId, () => guess(memberId, md5)),
  };

  /**
   * Counts a guess as wrong before it is compared, so that parallel guesses do not pass the limit, and compares it between two transactions: deriving the key
   * takes long, and holds neither a connection nor the row meanwhile.
   */
  async function guess(memberId: MemberId, md5: string): Promise<PasswordCheck> {
    const begun = await inTransaction(db, (trx) => beginGuess(trx, memberId));
    if (begun.kind !== 'begun') return begun;
    if (await isPassword(md5, begun.hash)) {
      await settle(db, memberId, 0, null);
      return { kind: 'right' };
    }
    return begun.attemptsLeft > 0
      ? { kind: 'wrong', attemptsLeft: begun.attemptsLeft }
      : { kind: 'locked', forMs: WITHDRAW_PASSWORD_LOCK_MS };
  }

  async function beginGuess(
    trx: Trx,
    memberId: MemberId,
  ): Promise<
    Extract<PasswordCheck, { kind: 'unset' | 'locked' }> | { readonly kind: 'begun'; readonly hash: string; readonly attemptsLeft: number }
  > {
    const row = await lock(trx, memberId);
    if (row === undefined) return { kind: 'unset' };
    const { password_hash: hash, failures, locked_until: lockedUntil } = row;
    const leftMs = (lockedUntil?.getTime() ?? 0) - clock.nowMs();
    if (leftMs > 0) return { kind: 'locked', forMs: leftMs };
    // A lock that is over has ended its row of failures.
    const counted = lockedUntil === null ? failures + 1 : 1;
    const until = counted < WITHDRAW_PASSWORD_FAILURES ? null : new Date(clock.nowMs() + WITHDRAW_PASSWORD_LOCK_MS);
    await settle(trx, memberId, counted, until);
    return { kind: 'begun', hash, attemptsLeft: WITHDRAW_PASSWORD_FAILURES - counted };
  }
}

/** The member's row, for one guess at a time. */
function lock(trx: Trx, memberId: MemberId) {
  return trx
    .withTables<AccountTables>()
    .selectFrom('withdraw_password')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

async function settle(reader: Reader, memberId: MemberId, failures: number, locked_until: Date | null): Promise<void> {
  await reader
    .withTables<AccountTables>()
    .updateTable('withdraw_password')
    .set({ failures, locked_until })
    .where('member_id', '=', memberId)
    .execute();
}

/** The refusal of a wrong one, which says how many more lock it. */
export function wrongPassword({ attemptsLeft }: Extract<PasswordCheck, { kind: 'wrong' }>): PlatformError {
  const values = { left: attemptsLeft.toString() };
  return new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_wrong', { attemptsLeft }, values);
}
