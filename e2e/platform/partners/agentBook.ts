import { sql } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen } from '../kernel';
import type { Commission } from './commission';
import type { PartnerTables } from './tables';

export interface AgentDay extends Commission {
  readonly agentId: MemberId;
  readonly businessDay: string;
  readonly turnover: Fen;
  /** Valid turnover of each member; a member without turnover has no entry. */
  readonly lines: ReadonlyMap<MemberId, Fen>;
}

export interface AgentPeriod {
  /** `2026-11-21` or `2026-11` */
  readonly period: string;
  readonly registered: number;
  readonly active: number;
  readonly turnover: Fen;
  /** Hundredths of a percent; null for a month and for a day without turnover. */
  readonly rate: number | null;
  readonly amount: Fen;
  readonly paidAt: Date | null;
}

/** Records a day once. Waits for another transaction that is writing the same day, and returns false when it exists. */
export async function recordAgentDay(
  trx: Trx,
  { agentId, businessDay, turnover, rate, amount, lines }: AgentDay,
  at: Date,
): Promise<boolean> {
  const tables = trx.withTables<PartnerTables>();
  const day = { agent_id: agentId, business_day: businessDay };
  const inserted = await tables
    .insertInto('agent_day')
    .values({ ...day, active: lines.size, turnover, rate, amount, paid_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('business_day')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  const rows = [...lines].map(([memberId, staked]) => ({ ...day, member_id: memberId, turnover: staked }));
  await tables.insertInto('agent_line').values(rows).execute();
  return true;
}

export async function readEarned(reader: Reader, agentId: MemberId): Promise<Fen> {
  const { sum } = await reader
    .withTables<PartnerTables>()
    .selectFrom('agent_day')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return fen(sum);
}

/** Lists the days or months in which a member registered or played, newest first. */
export async function readAgentPeriods(
  reader: Reader,
  agentId: MemberId,
  { by, offset, limit }: { readonly by: 'day' | 'month'; readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly periods: readonly AgentPeriod[] }> {
  const length = by === 'day' ? 10 : 7;
  const { rows } = await sql<{
    period: string;
    registered: bigint;
    active: number;
    turnover: bigint;
    rate: number | null;
    amount: bigint;
    paid_at: Date | null;
    total: bigint;
  }>`
    select left(day, ${length}::integer) as period, sum(registered)::bigint as registered, max(active) as active,
      sum(turnover)::bigint as turnover, max(rate) as rate, sum(amount)::bigint as amount, max(paid_at) as paid_at, count(*) over () as total
    from (
      select business_day as day, 0 as registered, active, turnover, rate, amount, paid_at from agent_day where agent_id = ${agentId}
      union all
      select to_char((registered_at + interval '8 hours') at time zone 'UTC', 'YYYY-MM-DD'), 1, 0, 0, null, 0, null
      from registration join agent on agent.code = upper(registration.r_code)
      where registration.r_code <> '' and agent.member_id = ${agentId}
    ) happened
    group by 1 order by 1 desc offset ${offset} limit ${limit}`.execute(reader);
  return {
    total: Number(rows[0]?.total ?? 0n),
    periods: rows.map(({ period, registered, active, turnover, rate, amount, paid_at: paidAt }) => ({
      period,
      registered: Number(registered),
      active,
      turnover: fen(turnover),
      rate: by === 'day' ? rate : null,
      amount: fen(amount),
      paidAt: by === 'day' ? paidAt : null,
    })),
  };
}

/** Returns the last business day that has been paid; null when there is none yet. */
export async function lastAgentClosing(reader: Reader): Promise<string | null> {
  const { last } = await reader
    .withTables<PartnerTables>()
    .selectFrom('agent_closing')
    .select(sql<string | null>`max(business_day)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function recordAgentClosing(trx: Trx, businessDay: string, at: Date): Promise<void> {
  await trx
    .withTables<PartnerTables>()
    .insertInto('agent_closing')
    .values({ business_day: businessDay, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
