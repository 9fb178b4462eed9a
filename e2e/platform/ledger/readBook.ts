import type { Fen, MemberId, Reader } from '../kernel';
import { fen } from '../kernel';
import type { LedgerTables } from './tables';

/** What the transfers under this reference brought to members' central accounts, oldest first. */
export async function readPostings(reader: Reader, reference: string): Promise<readonly Fen[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_transfer')
    .innerJoin('ledger_entry', 'ledger_entry.transfer_id', 'ledger_transfer.id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select('ledger_entry.amount')
    .where('ledger_transfer.reference', '=', reference)
    .where('ledger_account.kind', '=', 'member-central')
    .orderBy('ledger_entry.id')
    .execute();
  return rows.map(({ amount }) => fen(amount));
}

export interface OpenHold {
  readonly reference: string;
  readonly memberId: MemberId;
  readonly amount: Fen;
}

export async function readOpenHolds(reader: Reader): Promise<readonly OpenHold[]> {
  const rows = await reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_hold')
    .select(['reference', 'member_id', 'amount'])
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ reference, member_id: memberId, amount }) => ({ reference, memberId, amount: fen(amount) }));
}
