import type { Fen, MemberId, Reader, TransferKind } from '../kernel';
import { fen } from '../kernel';
import type { LedgerTables } from './tables';

/** One change of a member's central balance. */
export interface StatementLine {
  readonly id: string;
  readonly kind: TransferKind;
  readonly amount: Fen;
  readonly balanceAfter: Fen;
  readonly at: Date;
  readonly reference: string;
}

export interface StatementRequest {
  readonly memberId: MemberId;
  /** Null means all. */
  readonly kinds: readonly TransferKind[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** Rounds and payouts are no part of it: what is played in a venue or has been held never touches the central balance. */
const ALL_KINDS: readonly TransferKind[] = [
  'deposit',
  'bonus',
  'adjustment',
  'hold',
  'release',
  'settle',
  'restore',
  'venue-in',
  'venue-out',
  'withdrawal',
  'withdrawal-return',
];

/** The member's money history, newest first. A lost bet appears once, when its risk was taken. */
export async function readStatement(
  reader: Reader,
  { memberId, kinds, offset, limit }: StatementRequest,
): Promise<{ readonly total: number; readonly lines: readonly StatementLine[] }> {
  if (kinds?.length === 0) return { total: 0, lines: [] };
  const entries = reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .where('ledger_account.kind', '=', 'member-central')
    .where('ledger_account.member_id', '=', memberId)
    .where('ledger_transfer.kind', 'in', kinds ?? ALL_KINDS);
  const { total } = await entries.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await entries
    .select([
      'ledger_entry.id',
      'ledger_entry.amount',
      'ledger_entry.balance_after',
      'ledger_transfer.kind',
      'ledger_transfer.created_at',
      'ledger_transfer.reference',
    ])
    .orderBy('ledger_entry.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total: Number(total),
    lines: rows.flatMap((row) =>
      // A tombstone has no entries; its kind is in the column's type only.
      row.kind === 'closed'
        ? []
        : [
            {
              id: row.id.toString(),
              kind: row.kind,
              amount: fen(row.amount),
              balanceAfter: fen(row.balance_after),
              at: row.created_at,
              reference: row.reference,
            },
          ],
    ),
  };
}
