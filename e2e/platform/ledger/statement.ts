import { sql } from 'kysely';
import type { Fen, MemberId, Reader, TransferKind } from '../kernel';
import { fen, ZERO_FEN } from '../kernel';
import type { LedgerTables } from './tables';

/** What a line says of its transfer: a round takes a stake, gives one back, or pays. */
export type StatementKind = Exclude<TransferKind, 'round' | 'withdrawal-payout'> | 'round-stake' | 'round-return' | 'round-payout';

/** One change of a member's central balance. */
export interface StatementLine {
  readonly id: string;
  readonly kind: StatementKind;
  readonly amount: Fen;
  readonly balanceAfter: Fen;
  readonly at: Date;
  readonly reference: string;
}

export interface StatementRequest {
  readonly memberId: MemberId;
  /** Null means all. */
  readonly kinds: readonly StatementKind[] | null;
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
  /** Of an order, a ticket or a line. */
  readonly number?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A payout is no part of it: what is held has left the central balance before. */
const ALL_KINDS: readonly StatementKind[] = [
  'deposit',
  'bonus',
  'rebate',
  'adjustment',
  'hold',
  'release',
  'settle',
  'restore',
  'venue-in',
  'venue-out',
  'withdrawal',
  'withdrawal-return',
  'round-stake',
  'round-return',
  'round-payout',
];

/** The key of a stake that is given back ends so, that of no other posting of a round. */
const KIND = sql<StatementKind>`case
  when ledger_transfer.kind <> 'round' then ledger_transfer.kind
  when ledger_entry.amount < 0 then 'round-stake'
  when right(ledger_transfer.key, 11) = ':given-back' then 'round-return'
  else 'round-payout' end`;

export interface Statement {
  /** Of all that fits, also beyond the page. */
  readonly total: number;
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
  readonly lines: readonly StatementLine[];
}

/** The member's money history, newest first. A lost bet appears once, when its risk was taken. */
export async function readStatement(
  reader: Reader,
  { memberId, kinds, from, until, number, offset, limit }: StatementRequest,
): Promise<Statement> {
  if (kinds?.length === 0) return { total: 0, moneyIn: ZERO_FEN, moneyOut: ZERO_FEN, lines: [] };
  let entries = reader
    .withTables<LedgerTables>()
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .where('ledger_account.kind', '=', 'member-central')
    .where('ledger_account.member_id', '=', memberId)
    .where(KIND, 'in', kinds ?? ALL_KINDS);
  if (from !== undefined) entries = entries.where('ledger_transfer.created_at', '>=', from);
  if (until !== undefined) entries = entries.where('ledger_transfer.created_at', '<', until);
  if (number !== undefined) {
    entries = entries.where(sql<boolean>`(split_part(ledger_transfer.reference, ':', 2) = ${number} or ledger_entry.id::text = ${number})`);
  }
  const { total, money_in, money_out } = await entries
    .select((count) => [
      count.fn.countAll<bigint>().as('total'),
      sql<bigint>`coalesce(sum(ledger_entry.amount) filter (where ledger_entry.amount > 0), 0)::bigint`.as('money_in'),
      sql<bigint>`coalesce(-sum(ledger_entry.amount) filter (where ledger_entry.amount < 0), 0)::bigint`.as('money_out'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await entries
    .select([
      'ledger_entry.id',
      'ledger_entry.amount',
      'ledger_entry.balance_after',
      KIND.as('kind'),
      'ledger_transfer.created_at',
      'ledger_transfer.reference',
    ])
    .orderBy('ledger_entry.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return {
    total: Number(total),
    moneyIn: fen(money_in),
    moneyOut: fen(money_out),
    lines: rows.map((row) => ({
      id: row.id.toString(),
      kind: row.kind,
      amount: fen(row.amount),
      balanceAfter: fen(row.balance_after),
      at: row.created_at,
      reference: row.reference,
    })),
  };
}
