import type { Reader, Trx } from './db';

type DayRateTables = {
  /** RMB for one USD with 4 decimals, fixed at the start of the day. The sportsbook used it first, hence the name. */
  sb_day_rate: { business_day: number; usd_cny: string };
};

/**
 * Returns the rate of a business day, with 4 decimals: the rate at the first request of that day in any process.
 *
 * @param day days since 1970-01-01 in Shanghai
 */
export async function readDayRate(trx: Trx, day: number, currentRate: string): Promise<string> {
  const known = await find(trx, day);
  if (known !== undefined) return known;
  await trx
    .withTables<DayRateTables>()
    .insertInto('sb_day_rate')
    .values({ business_day: day, usd_cny: currentRate })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find(trx, day)) ?? currentRate;
}

async function find(reader: Reader, day: number): Promise<string | undefined> {
  const row = await reader
    .withTables<DayRateTables>()
    .selectFrom('sb_day_rate')
    .select('usd_cny')
    .where('business_day', '=', day)
    .executeTakeFirst();
  return row?.usd_cny;
}
