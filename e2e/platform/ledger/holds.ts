import type { Fen, MemberId, Trx } from '../kernel';
import { fen } from '../kernel';
import type { LedgerTables } from './tables';

/** Money that a member has reserved for one ticket or withdrawal, from its acceptance to its end. */
export type Hold =
  | { readonly state: 'open'; readonly memberId: MemberId; readonly amount: Fen }
  | { readonly state: 'ended'; readonly memberId: MemberId; readonly amount: Fen; readonly endedBy: bigint };

export async function saveHold(
  trx: Trx,
  { reference, memberId, amount }: { reference: string; memberId: MemberId; amount: Fen },
): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .insertInto('ledger_hold')
    .values({ reference, member_id: memberId, amount, state: 'open', ended_by: null })
    .execute();
}

/** Locks the hold until the transaction ends, so that two ticks settle a ticket only once. */
export async function lockHold(trx: Trx, reference: string): Promise<Hold | null> {
  const row = await trx
    .withTables<LedgerTables>()
    .selectFrom('ledger_hold')
    .select(['member_id', 'amount', 'state', 'ended_by'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const held = { memberId: row.member_id, amount: fen(row.amount) };
  return row.ended_by === null ? { state: 'open', ...held } : { state: 'ended', ...held, endedBy: row.ended_by };
}

export async function lessenHold(trx: Trx, reference: string, by: Fen): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .updateTable('ledger_hold')
    .set((hold) => ({ amount: hold('amount', '-', by) }))
    .where('reference', '=', reference)
    .execute();
}

export async function endHold(trx: Trx, reference: string, endedBy: bigint): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .updateTable('ledger_hold')
    .set({ state: 'ended', ended_by: endedBy })
    .where('reference', '=', reference)
    .execute();
}

export async function reopenHold(trx: Trx, reference: string): Promise<void> {
  await trx
    .withTables<LedgerTables>()
    .updateTable('ledger_hold')
    .set({ state: 'open', ended_by: null })
    .where('reference', '=', reference)
    .execute();
}
