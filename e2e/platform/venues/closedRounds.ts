import { sql } from 'kysely';
import type { Trx } from '../kernel';
import type { VenueTables } from './tables';

/** Everything that may begin a round, or close its id before it began, waits for each other until the transaction is over. */
export async function lockRoundId(trx: Trx, enName: string, roundId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${enName}/${roundId}`}))`.execute(trx);
}

/** Whether the id was given back before a stake was taken for it. Locks the id. */
export async function isClosedRound(trx: Trx, enName: string, roundId: string): Promise<boolean> {
  await lockRoundId(trx, enName, roundId);
  const row = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_closed_round')
    .select('round_id')
    .where('en_name', '=', enName)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The id is locked. */
export async function closeRound(trx: Trx, enName: string, roundId: string, at: Date): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_closed_round')
    .values({ en_name: enName, round_id: roundId, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
