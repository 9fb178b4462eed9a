import { sql } from 'kysely';
import type { Reader } from '../kernel';

const DAYS = 30;
/** Number of latest orders measured per deposit method, and the minimum for a result. */
const ORDERS_MEASURED = 100;
const ORDERS_NEEDED = 10;
const SHARE = 0.9;

/**
 * Returns, by deposit method, the seconds within which nine of ten of the latest deposits of 30 days were credited.
 * Methods with fewer than 10 deposits are left out, and so are disputed orders.
 */
export async function readArrivals(reader: Reader, now: Date): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60_000);
  const { rows } = await sql<{ code: string; seconds: number }>`
    select code, ceil(percentile_disc(${SHARE}::float8) within group (order by seconds))::integer as seconds
    from payment_type cross join lateral (
      select extract(epoch from credited_at - created_at) as seconds from deposit_order o
      where o.type = code and o.state = 'credited' and credited_at > ${since}
        and not exists (select 1 from deposit_dispute d where d.order_id = o.order_id)
      order by credited_at desc limit ${ORDERS_MEASURED}
    ) newest
    group by code having count(*) >= ${ORDERS_NEEDED}`.execute(reader);
  return new Map(rows.map(({ code, seconds }) => [code, seconds]));
}
