import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';

/**
 * Compares the ledger with the bonuses: each amount equals what its transfer paid, and the amount taken back equals
 * what was posted, in at most one posting.
 */
export async function auditBonuses(trx: Trx): Promise<readonly Finding[]> {
  const { rows } = await sql<{ id: bigint; amount: bigint; paid: bigint; taken: bigint; returned: bigint; times: bigint }>`
    with moved as (
      select transfer.reference, transfer.id, transfer.kind, sum(entry.amount) as amount
      from ledger_transfer transfer
        join ledger_entry entry on entry.transfer_id = transfer.id
        join ledger_account account on account.id = entry.account_id and account.kind = 'member-central'
      where transfer.kind in ('bonus', 'bonus-return')
      group by transfer.id
    ), returned as (
      select reference, -sum(amount) as amount, count(*) as times from moved where kind = 'bonus-return' group by reference
    )
    select coalesce(bonus.transfer_id, substr(returned.reference, 7)::bigint) as id, coalesce(bonus.amount, 0)::bigint as amount,
      coalesce(paid.amount, 0)::bigint as paid, coalesce(bonus.taken_back, 0)::bigint as taken,
      coalesce(returned.amount, 0)::bigint as returned, coalesce(returned.times, 0)::bigint as times
    from bonus_grant bonus
      left join moved paid on paid.id = bonus.transfer_id and paid.kind = 'bonus'
      full join returned on returned.reference = 'bonus:' || bonus.transfer_id
    where bonus.amount is distinct from paid.amount
      or coalesce(bonus.taken_back, 0) <> coalesce(returned.amount, 0)
      or returned.times > 1`.execute(trx);
  return rows.map(({ id, amount, paid, taken, returned, times }) => ({
    check: 'bonus-taken-back-once',
    detail:
      `bonus ${id} of ${inYuan(amount)} was paid ${inYuan(paid)}; ` +
      `${inYuan(taken)} of it taken back, ${inYuan(returned)} posted in ${times} postings`,
  }));
}

function inYuan(amount: bigint): string {
  return formatYuan(fen(amount));
}
