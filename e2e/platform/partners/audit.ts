import { sql } from 'kysely';
import type { Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { findUnposted } from '../ledger/findUnposted';

/**
 * Audits the ledger against the days of agents: each day has one posting of its amount, and its turnover is the sum of
 * its lines.
 */
export async function auditCommissions(trx: Trx): Promise<readonly Finding[]> {
  const unposted = await findUnposted(trx, {
    check: 'commission-paid-once',
    kind: 'commission',
    due: sql`select 'commission:' || business_day || ':' || agent_id as key, amount from agent_day where amount > 0`,
  });
  const summed = await sql<{ key: string; turnover: bigint; lines: bigint }>`
    select 'commission:' || business_day || ':' || agent_id as key, day.turnover, coalesce(sum(line.turnover), 0)::bigint as lines
    from agent_day day left join agent_line line using (agent_id, business_day)
    group by agent_id, business_day, day.turnover
    having day.turnover <> coalesce(sum(line.turnover), 0)`.execute(trx);
  return [
    ...unposted,
    ...summed.rows.map(({ key, turnover, lines }) => ({
      check: 'commission-adds-up',
      detail: `${key} is of ${formatYuan(fen(turnover))}, its lines make ${formatYuan(fen(lines))}`,
    })),
  ];
}
