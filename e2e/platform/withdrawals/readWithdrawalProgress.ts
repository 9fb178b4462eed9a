import { sql } from 'kysely';
import { inCountingOrder, isBinding, isCounted, readGrants, type Grant } from '../bonuses/readGrants';
import { businessDayOf } from '../kernel/businessDay';
import type { Fen, IdentityCheck, Ledger, MemberId, Reader } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { WithdrawalTables } from './tables';

/** Amount that a member may withdraw, with the turnover status. */
export interface WithdrawalProgress {
  readonly balance: Fen;
  /** Central balance, or 0 while turnover is required. */
  readonly withdrawable: Fen;
  readonly turnoverNeeded: Fen;
  readonly turnoverDone: Fen;
  /** Grants with remaining turnover, in the order in which stakes count. */
  readonly grants: readonly Grant[];
  readonly usedToday: number;
  readonly usedAmountToday: Fen;
}

/**
 * Reads what a member may withdraw. Deposits and bonuses since the member last had no money must be staked, each by its
 * own multiple, before a withdrawal. Adjustments by the operator are free, and so is all money of a member under age,
 * who may not stake it.
 */
export async function readWithdrawalProgress(
  reader: Reader,
  { ledger, identity }: { readonly ledger: Ledger; readonly identity: IdentityCheck },
  memberId: MemberId,
  now: Date,
): Promise<WithdrawalProgress> {
  const { central } = await ledger.balance(reader, memberId);
  const isUnderAge = (await identity.standing(reader, memberId)) === 'under-age';
  const counted = isUnderAge ? [] : (await readGrants(reader, memberId)).filter(isCounted);
  const grants = inCountingOrder(counted.filter(isBinding));
  return {
    balance: central,
    withdrawable: grants.length > 0 || central < 0n ? ZERO_FEN : central,
    turnoverNeeded: sumOf(counted.map(({ needed }) => needed)),
    turnoverDone: sumOf(counted.map(({ done }) => done)),
    grants,
    ...(await readToday(reader, memberId, now)),
  };
}

function sumOf(amounts: readonly Fen[]): Fen {
  return fen(amounts.reduce((sum, amount) => sum + amount, 0n));
}

/** Sums today's withdrawals, except returned ones. */
async function readToday(
  reader: Reader,
  memberId: MemberId,
  now: Date,
): Promise<Pick<WithdrawalProgress, 'usedToday' | 'usedAmountToday'>> {
  const { from, to } = businessDayOf(now);
  const { count, sum } = await reader
    .withTables<WithdrawalTables>()
    .selectFrom('withdrawal_order')
    .select((rows) => [rows.fn.countAll<bigint>().as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .where('member_id', '=', memberId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('state', 'in', ['pending', 'paid'])
    .executeTakeFirstOrThrow();
  return { usedToday: Number(count), usedAmountToday: fen(sum) };
}
