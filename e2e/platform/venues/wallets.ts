import { sql } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';

/**
 * Keeps every other movement between this member's wallets, and every round of theirs, waiting until the transaction is over: values that are read
 * after it stay valid until the transaction writes. Taken before any account of the ledger, so that transactions do not deadlock.
 */
export async function lockWallets(trx: Trx, memberId: MemberId): Promise<{ readonly autoTransfer: boolean }> {
  const tables = trx.withTables<VenueTables>();
  await tables
    .insertInto('venue_wallet')
    .values({ member_id: memberId, auto_transfer: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tables
    .selectFrom('venue_wallet')
    .select('auto_transfer')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { autoTransfer: row.auto_transfer };
}

/** On unless the member has switched it off. */
export async function readAutoTransfer(reader: Reader, memberId: MemberId): Promise<boolean> {
  const row = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_wallet')
    .select('auto_transfer')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.auto_transfer ?? true;
}

export async function setAutoTransfer(trx: Trx, memberId: MemberId, isOn: boolean): Promise<void> {
  await lockWallets(trx, memberId);
  await trx.withTables<VenueTables>().updateTable('venue_wallet').set({ auto_transfer: isOn }).where('member_id', '=', memberId).execute();
}

/** Turnover still to be played, by venue; those that bind nothing are not in it. */
export async function readTurnoverLeft(reader: Reader, memberId: MemberId): Promise<ReadonlyMap<string, Fen>> {
  const rows = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_turnover')
    .select(['en_name', 'turnover_left'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.en_name, fen(row.turnover_left)]));
}

/** Binds money that has just come into an activity venue; the wallets are locked. */
export async function bindTurnover(trx: Trx, memberId: MemberId, enName: string, turnover: Fen): Promise<void> {
  if (turnover === ZERO_FEN) return;
  await trx
    .withTables<VenueTables>()
    .insertInto('venue_turnover')
    .values({ member_id: memberId, en_name: enName, turnover_left: turnover })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'en_name']).doUpdateSet({ turnover_left: sql`venue_turnover.turnover_left + ${turnover}` }),
    )
    .execute();
}

/** A stake counts towards it; where no money is left, nothing is bound any more. The wallets are locked. */
export async function playTurnover(
  trx: Trx,
  { memberId, enName, stake, balance }: { memberId: MemberId; enName: string; stake: Fen; balance: Fen },
): Promise<void> {
  const tables = trx.withTables<VenueTables>();
  const deleted = tables.deleteFrom('venue_turnover').where('member_id', '=', memberId).where('en_name', '=', enName);
  await (balance === ZERO_FEN ? deleted : deleted.where('turnover_left', '<=', stake)).execute();
  await tables
    .updateTable('venue_turnover')
    .set({ turnover_left: sql`turnover_left - ${stake}` })
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .execute();
}
