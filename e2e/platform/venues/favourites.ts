import type { MemberId, Reader, Trx } from '../kernel';
import { codeOf } from './catalogue';
import type { VenueTables } from './tables';

interface GameRef {
  readonly enName: string;
  readonly gameCode: string;
}

/** Adds a favorite. Adding an existing one, or removing a missing one, changes nothing. */
export async function addFavourite(reader: Reader, memberId: MemberId, { enName, gameCode }: GameRef): Promise<void> {
  await reader
    .withTables<VenueTables>()
    .insertInto('venue_collection')
    .values({ member_id: memberId, en_name: enName, game_code: gameCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(reader: Reader, memberId: MemberId, { enName, gameCode }: GameRef): Promise<void> {
  await reader
    .withTables<VenueTables>()
    .deleteFrom('venue_collection')
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .where('game_code', '=', gameCode)
    .execute();
}

/** Returns keys as built by `codeOf`. */
export async function readFavourites(reader: Reader, memberId: MemberId): Promise<ReadonlySet<string>> {
  const rows = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_collection')
    .select(['en_name', 'game_code'])
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map((row) => codeOf(row.en_name, row.game_code)));
}

export async function saveVisit(trx: Trx, memberId: MemberId, { enName, gameCode }: GameRef, at: Date): Promise<void> {
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_visit')
    .values({ member_id: memberId, en_name: enName, game_code: gameCode, launched_at: at })
    .onConflict((conflict) => conflict.columns(['member_id', 'en_name', 'game_code']).doUpdateSet({ launched_at: at }))
    .execute();
}

/** Returns the keys of the games that the member launched, newest first. */
export async function readVisits(reader: Reader, memberId: MemberId): Promise<readonly string[]> {
  const rows = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_visit')
    .select(['en_name', 'game_code'])
    .where('member_id', '=', memberId)
    .orderBy('launched_at', 'desc')
    .orderBy('game_code')
    .execute();
  return rows.map((row) => codeOf(row.en_name, row.game_code));
}
