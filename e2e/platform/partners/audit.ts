import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';

/** The book against the days of agents: each has one posting of its amount, and the sum of its lines as its turnover. */
export async function auditCommissions(trx: Trx): Promise<readonly Finding[]> {
  const paid = await sql<{ key: string; promised: bigint; posted: bigint }>`
    select coalesce(day.key, book.key) as key, coalesce(day.amount, 0)::bigint as promised, coalesce(book.amount, 0)::bigint as posted
    from (select 'commission:' || business_day || ':' || agent_id as key, amount from agent_day where amount > 0) day
    full join (
      select t.key, sum(e.amount) as amount
      from ledger_transfer t join ledger_entry e on e.transfer_id = t.id join ledger_account a on a.id = e.account_id
      where t.kind = 'commission' and a.kind = 'member-central'
      group by t.id
    ) book using (key)
    where day.amount is distinct from book.amount`.execute(trx);
  const summed = await sql<{ key: string; turnover: bigint; lines: bigint }>`
    select 'commission:' || business_day || ':' || agent_id as key, day.turnover, coalesce(sum(line.turnover), 0)::bigint as lines
    from agent_day day left join agent_line line using (agent_id, business_day)
    group by agent_id, business_day, day.turnover
    having day.turnover <> coalesce(sum(line.turnover), 0)`.execute(trx);
  return [
    ...paid.rows.map(({ key, promised, posted }) => ({
      check: 'commission-paid-once',
      detail: `${key} promised ${formatYuan(fen(promised))}, posted ${formatYuan(fen(posted))}`,
    })),
    ...summed.rows.map(({ key, turnover, lines }) => ({
      check: 'commission-adds-up',
      detail: `${key} is of ${formatYuan(fen(turnover))}, its lines make ${formatYuan(fen(lines))}`,
    })),
  ];
}
