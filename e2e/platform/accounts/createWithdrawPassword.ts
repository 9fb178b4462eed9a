import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import type { Clock, Db, MemberId, PasswordCheck, Reader, Trx, WithdrawalPassword } from '../kernel';
import { inTransaction, PlatformError } from '../kernel';
import { createTurns } from '../kernel/createTurns';
import { hashPassword, isPassword } from '../kernel/passwordHash';
import type { AccountTables } from './tables';

/** Number of wrong passwords in a row that locks the withdrawal password. */
export const WITHDRAW_PASSWORD_FAILURES = 3;

export const WITHDRAW_PASSWORD_LOCK_MS = 30 * 60_000;

export interface WithdrawPasswords extends WithdrawalPassword {
  /** Sets the first or a new withdrawal password and removes a lock. */
  set(reader: Reader, memberId: MemberId, md5: string): Promise<void>;
}

/** Stores and checks withdrawal passwords: a member's second password of six digits, required where money leaves. */
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

    // Guesses queue in this process, so that waiting ones hold no database connection. The row lock orders guesses of
    // several processes.
    check: (memberId, md5) => inTurn(memberId, () => guess(memberId, md5)),
  };

  /**
   * Counts the guess as wrong before comparing it, so that parallel guesses cannot exceed the limit. Compares it
   * between two transactions, because deriving the key is slow and must hold neither a connection nor the row lock.
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
    // An expired lock resets the count of failures.
    const counted = lockedUntil === null ? failures + 1 : 1;
    const until = counted < WITHDRAW_PASSWORD_FAILURES ? null : new Date(clock.nowMs() + WITHDRAW_PASSWORD_LOCK_MS);
    await settle(trx, memberId, counted, until);
    return { kind: 'begun', hash, attemptsLeft: WITHDRAW_PASSWORD_FAILURES - counted };
  }
}

/** Locks the member's row, so that one guess runs at a time. */
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

/** Builds the refusal of a wrong password, with the number of attempts left before the lock. */
export function wrongPassword({ attemptsLeft }: Extract<PasswordCheck, { kind: 'wrong' }>): PlatformError {
  const values = { left: attemptsLeft.toString() };
  return new PlatformError(RESPONSE_CODES.passwordCheckFailure, 'withdraw_password_wrong', { attemptsLeft }, values);
}
