import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';

/** The book against the days: each paid one has one posting of its amount, each other one none, and each amount is the sum of its lines. */
export async function auditRebates(trx: Trx): Promise<readonly Finding[]> {
  const paid = await sql<{ key: string; promised: bigint; posted: bigint }>`
    select coalesce(day.key, book.key) as key, coalesce(day.amount, 0)::bigint as promised, coalesce(book.amount, 0)::bigint as posted
    from (
      select 'rebate:' || business_day || ':' || member_id as key, amount from rebate_day where state = 'paid'
    ) day
    full join (
      select t.key, sum(e.amount) as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = 'rebate' and a.kind = 'member-central'
      group by t.id
    ) book using (key)
    where day.amount is distinct from book.amount`.execute(trx);
  const summed = await sql<{ key: string; promised: bigint; lines: bigint }>`
    select 'rebate:' || business_day || ':' || member_id as key, day.amount as promised, coalesce(sum(line.amount), 0)::bigint as lines
    from rebate_day day left join rebate_line line using (member_id, business_day)
    group by member_id, business_day, day.amount
    having day.amount <> coalesce(sum(line.amount), 0)`.execute(trx);
  return [
    ...paid.rows.map(({ key, promised, posted }) => ({
      check: 'rebate-paid-once',
      detail: `${key} promised ${formatYuan(fen(promised))}, posted ${formatYuan(fen(posted))}`,
    })),
    ...summed.rows.map(({ key, promised, lines }) => ({
      check: 'rebate-adds-up',
      detail: `${key} is ${formatYuan(fen(promised))}, its lines make ${formatYuan(fen(lines))}`,
    })),
  ];
}
