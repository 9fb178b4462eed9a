import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { findUnposted } from '../ledger/findUnposted';

/**
 * Audits the ledger against the days: a paid day has one posting of its amount, a due one has none, and each amount is
 * the sum of its lines.
 */
export async function auditRebates(trx: Trx): Promise<readonly Finding[]> {
  const unposted = await findUnposted(trx, {
    check: 'rebate-paid-once',
    kind: 'rebate',
    due: sql`select 'rebate:' || business_day || ':' || member_id as key, amount from rebate_day where state = 'paid'`,
  });
  const summed = await sql<{ key: string; promised: bigint; lines: bigint }>`
    select 'rebate:' || business_day || ':' || member_id as key, day.amount as promised, coalesce(sum(line.amount), 0)::bigint as lines
    from rebate_day day left join rebate_line line using (member_id, business_day)
    group by member_id, business_day, day.amount
    having day.amount <> coalesce(sum(line.amount), 0)`.execute(trx);
  return [
    ...unposted,
    ...summed.rows.map(({ key, promised, lines }) => ({
      check: 'rebate-adds-up',
      detail: `${key} is ${formatYuan(fen(promised))}, its lines make ${formatYuan(fen(lines))}`,
    })),
  ];
}
