import { sql } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { VenueTables } from './tables';

/** Member's choice whether entering a venue transfers money automatically. */
export interface AutoTransfer {
  readonly isOn: boolean;
  /**
   * Highest balance to which automatic transfer fills a venue; null for all free money. It is kept while automatic
   * transfer is off.
   */
  readonly limit: Fen | null;
}

/** Default before a choice: no money moves automatically (decision 62). */
const NOT_CHOSEN: AutoTransfer = { isOn: false, limit: null };

/**
 * Locks the member's wallets until the transaction ends: other transfers and rounds of the member wait, and values read
 * afterwards stay valid. It is taken before any ledger account, to prevent deadlocks.
 */
export async function lockWallets(trx: Trx, memberId: MemberId): Promise<AutoTransfer> {
  const tables = trx.withTables<VenueTables>();
  await tables
    .insertInto('venue_wallet')
    .values({ member_id: memberId, auto_transfer: NOT_CHOSEN.isOn, auto_transfer_limit: NOT_CHOSEN.limit })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return toAutoTransfer(await walletOf(trx, memberId).forUpdate().executeTakeFirstOrThrow());
}

export async function readAutoTransfer(reader: Reader, memberId: MemberId): Promise<AutoTransfer> {
  const row = await walletOf(reader, memberId).executeTakeFirst();
  return row === undefined ? NOT_CHOSEN : toAutoTransfer(row);
}

/** Sets automatic transfer; without a `limit` the current one does not change. */
export async function setAutoTransfer(
  trx: Trx,
  memberId: MemberId,
  { isOn, limit }: { readonly isOn: boolean; readonly limit?: Fen | null | undefined },
): Promise<AutoTransfer> {
  const before = await lockWallets(trx, memberId);
  const after: AutoTransfer = { isOn, limit: limit === undefined ? before.limit : limit };
  await trx
    .withTables<VenueTables>()
    .updateTable('venue_wallet')
    .set({ auto_transfer: after.isOn, auto_transfer_limit: after.limit })
    .where('member_id', '=', memberId)
    .execute();
  return after;
}

function walletOf(reader: Reader, memberId: MemberId) {
  return reader
    .withTables<VenueTables>()
    .selectFrom('venue_wallet')
    .select(['auto_transfer', 'auto_transfer_limit'])
    .where('member_id', '=', memberId);
}

function toAutoTransfer(row: { readonly auto_transfer: boolean; readonly auto_transfer_limit: bigint | null }): AutoTransfer {
  return { isOn: row.auto_transfer, limit: row.auto_transfer_limit === null ? null : fen(row.auto_transfer_limit) };
}

/** Returns the remaining turnover by venue, without venues that bind nothing. */
export async function readTurnoverLeft(reader: Reader, memberId: MemberId): Promise<ReadonlyMap<string, Fen>> {
  const rows = await reader
    .withTables<VenueTables>()
    .selectFrom('venue_turnover')
    .select(['en_name', 'turnover_left'])
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.en_name, fen(row.turnover_left)]));
}

/**
 * Adds a turnover requirement for money that was moved into an activity venue. The caller must hold the wallet lock.
 */
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

/**
 * Reduces the remaining turnover by the exposure of a round, whichever wallet paid the stake. When no money is left in
 * the venue, the requirement ends. The caller must hold the wallet lock.
 *
 * @param roundId round that ends now
 * @param balance money left in the venue; null when the round was played from the central wallet
 */
export async function playTurnover(
  trx: Trx,
  {
    memberId,
    enName,
    roundId,
    exposure,
    balance,
  }: { memberId: MemberId; enName: string; roundId: string; exposure: Fen; balance: Fen | null },
): Promise<void> {
  const tables = trx.withTables<VenueTables>();
  const isNothingLeft = balance === ZERO_FEN && !(await isAtStake(trx, memberId, enName, roundId));
  const deleted = tables.deleteFrom('venue_turnover').where('member_id', '=', memberId).where('en_name', '=', enName);
  await (isNothingLeft ? deleted : deleted.where('turnover_left', '<=', exposure)).execute();
  await tables
    .updateTable('venue_turnover')
    .set({ turnover_left: sql`turnover_left - ${exposure}` })
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .execute();
}

/** Returns true when other open rounds at the venue use money of its wallet. */
async function isAtStake(trx: Trx, memberId: MemberId, enName: string, exceptRoundId: string): Promise<boolean> {
  const open = await trx
    .withTables<VenueTables>()
    .selectFrom('venue_round')
    .select('round_id')
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .where('is_trial', '=', false)
    .where('is_central', '=', false)
    .where('state', '=', 'open')
    .where('round_id', '<>', exceptRoundId)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
