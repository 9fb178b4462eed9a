import { sql } from 'kysely';
import type { Trx } from '../kernel';
import type { VenueTables } from './tables';

/** Serializes, until the transaction ends, everything that may start a round or close its id before it has started. */
export async function lockRoundId(trx: Trx, enName: string, roundId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${enName}/${roundId}`}))`.execute(trx);
}

/** Locks a round id and returns true when it was rolled back before a stake was taken for it. */
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

/** Closes a round id. The caller must hold its lock. */
export async function closeRound(trx: Trx, enName: string, roundId: string, at: Date): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_closed_round')
    .values({ en_name: enName, round_id: roundId, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
