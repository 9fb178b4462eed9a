import { sql } from 'kysely';
import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';

/** Reservation of a part of a member's money. */
export interface MemberHold {
  readonly kind: 'bet' | 'withdrawal';
  /** Number of the ticket or order. */
  readonly number: string;
  readonly amount: Fen;
  /** Time of the first transfer with its reference. */
  readonly at: Date;
}

/** Returns up to `limit` open holds of a member, newest first, with the count and sum of all. */
export async function readMemberHolds(
  reader: Reader,
  memberId: MemberId,
  limit: number,
): Promise<{ readonly count: number; readonly total: Fen; readonly holds: readonly MemberHold[] }> {
  const { rows } = await sql<{ reference: string; amount: bigint; at: Date; count: bigint; total: bigint }>`
    select hold.reference, hold.amount, taken.at, count(*) over () as count, (sum(hold.amount) over ())::bigint as total
    from ledger_hold hold
      cross join lateral (
        select min(transfer.created_at) as at from ledger_transfer transfer where transfer.reference = hold.reference
      ) taken
    where hold.member_id = ${memberId} and hold.state = 'open'
    order by taken.at desc, hold.reference
    limit ${limit}`.execute(reader);
  return {
    count: Number(rows[0]?.count ?? 0),
    total: fen(rows[0]?.total ?? 0n),
    holds: rows.map(({ reference, amount, at }) => ({ ...aboutOf(reference), amount: fen(amount), at })),
  };
}

/** Splits a reference: `withdrawal:QK…`, or `ticket:…`, which may end with a step. */
function aboutOf(reference: string): Pick<MemberHold, 'kind' | 'number'> {
  const [what, number = reference] = reference.split(':');
  return { kind: what === 'withdrawal' ? 'withdrawal' : 'bet', number };
}
