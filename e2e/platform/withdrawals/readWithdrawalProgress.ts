import { sql } from 'kysely';
import { businessDayOf } from '../kernel/businessDay';
import type { Fen, IdentityCheck, Ledger, MemberId, Reader } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import { readReceived } from '../ledger/readBook';
import type { TurnoverSource } from '../members/turnoverSource';
import type { WithdrawalTables } from './tables';

/** What a member may withdraw at one moment. */
export interface WithdrawalProgress {
  readonly balance: Fen;
  /** The central balance, or nothing while turnover is left. */
  readonly withdrawable: Fen;
  readonly turnoverNeeded: Fen;
  readonly turnoverDone: Fen;
  readonly usedToday: number;
  readonly usedAmountToday: Fen;
}

/**
 * Deposits and bonuses since the member last had nothing are to be staked once before anything leaves. Adjustments by the operator are not
 * bound, and nothing is of a member under age, who may not stake it.
 */
export async function readWithdrawalProgress(
  reader: Reader,
  {
    ledger,
    turnoverSources,
    identity,
  }: { readonly ledger: Ledger; readonly turnoverSources: readonly TurnoverSource[]; readonly identity: IdentityCheck },
  memberId: MemberId,
  now: Date,
): Promise<WithdrawalProgress> {
  const { central } = await ledger.balance(reader, memberId);
  const { amount: received, since } = await readReceived(reader, memberId);
  const turnoverNeeded = (await identity.standing(reader, memberId)) === 'under-age' ? ZERO_FEN : received;
  let staked = 0n;
  if (since !== null) for (const source of turnoverSources) staked += await source(reader, memberId, since);
  const isBound = staked < turnoverNeeded;
  return {
    balance: central,
    withdrawable: isBound || central < 0n ? ZERO_FEN : central,
    turnoverNeeded,
    turnoverDone: fen(isBound ? staked : turnoverNeeded),
    ...(await readToday(reader, memberId, now)),
  };
}

/** One that was given back does not count. */
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
