import { sql } from 'kysely';
import type { Fen, MemberId, Reader, TransferKind } from '../kernel';
import { businessDayOf, fen, ZERO_FEN } from '../kernel';
import type { LedgerTables } from './tables';

/** Kind of a line. A round takes a stake, returns one, or pays. */
export type StatementKind = Exclude<TransferKind, 'round' | 'withdrawal-payout'> | 'round-stake' | 'round-return' | 'round-payout';

/** Change of a member's central balance. */
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
  /** Null for all kinds. */
  readonly kinds: readonly StatementKind[] | null;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly until?: Date | undefined;
  /** Number of an order, a ticket or a line. */
  readonly number?: string | undefined;
  /** Position of the page: the lines next to this one, on its older or newer side. Default: the newest lines. */
  readonly beside?: { readonly id: bigint; readonly side: 'older' | 'newer' } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Payouts of withdrawals are not included, because the amount left the central balance when it was reserved. */
const ALL_KINDS: readonly StatementKind[] = [
  'deposit',
  'bonus',
  'bonus-return',
  'rebate',
  'commission',
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
  'packet-sent',
  'packet-claimed',
  'packet-returned',
];

/** Kind of a line. Only the key of a returned stake ends with `given-back`. */
const KIND = sql<StatementKind>`case
  when ledger_transfer.kind <> 'round' then ledger_transfer.kind
  when ledger_entry.amount < 0 then 'round-stake'
  when right(ledger_transfer.key, 11) = ':given-back' then 'round-return'
  else 'round-payout' end`;

export interface Statement {
  /** Totals of all matching lines, also those on other pages. */
  readonly total: number;
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
  readonly lines: readonly StatementLine[];
  /** True when more matching lines exist on this side of the page. */
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  /** Totals of each business day that has a line on this page, over all matching lines of the day, newest first. */
  readonly days: readonly StatementDay[];
}

export interface StatementDay {
  /** Date such as `2026-11-21`. */
  readonly date: string;
  readonly moneyIn: Fen;
  readonly moneyOut: Fen;
}

const NOTHING: Statement = { total: 0, moneyIn: ZERO_FEN, moneyOut: ZERO_FEN, lines: [], hasOlder: false, hasNewer: false, days: [] };

const MONEY_IN = sql<bigint>`coalesce(sum(ledger_entry.amount) filter (where ledger_entry.amount > 0), 0)::bigint`;
const MONEY_OUT = sql<bigint>`coalesce(-sum(ledger_entry.amount) filter (where ledger_entry.amount < 0), 0)::bigint`;
/** Business day in Shanghai. */
const DATE = sql<string>`to_char(ledger_transfer.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** Reads the member's money history, newest first. A lost bet appears once, when its risk was taken. */
export async function readStatement(reader: Reader, request: StatementRequest): Promise<Statement> {
  const { memberId, kinds, from, until, number, beside, offset, limit } = request;
  if (kinds?.length === 0) return NOTHING;
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
    .select((count) => [count.fn.countAll<bigint>().as('total'), MONEY_IN.as('money_in'), MONEY_OUT.as('money_out')])
    .executeTakeFirstOrThrow();
  const isNewer = beside?.side === 'newer';
  const page = beside === undefined ? entries : entries.where('ledger_entry.id', isNewer ? '>' : '<', beside.id);
  const found = await page
    .select([
      'ledger_entry.id',
      'ledger_entry.amount',
      'ledger_entry.balance_after',
      KIND.as('kind'),
      'ledger_transfer.created_at',
      'ledger_transfer.reference',
    ])
    .orderBy('ledger_entry.id', isNewer ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit + 1)
    .execute();
  // When fewer than a page of lines are newer, return the newest page.
  if (isNewer && found.length < limit) return readStatement(reader, { ...request, beside: undefined });
  const rows = found.slice(0, limit);
  if (isNewer) rows.reverse();
  const hasMore = found.length > limit;
  return {
    hasOlder: isNewer || hasMore,
    hasNewer: isNewer ? hasMore : beside !== undefined,
    days: await daysOf(rows),
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
  /** Returns the totals of days. Lines of one day may be on several pages; its totals include all of them. */
  async function daysOf(lines: readonly { readonly created_at: Date }[]): Promise<readonly StatementDay[]> {
    if (lines.length === 0) return [];
    const moments = lines.map((line) => line.created_at.getTime());
    const days = await entries
      .where('ledger_transfer.created_at', '>=', businessDayOf(new Date(Math.min(...moments))).from)
      .where('ledger_transfer.created_at', '<', businessDayOf(new Date(Math.max(...moments))).to)
      .select([DATE.as('date'), MONEY_IN.as('money_in'), MONEY_OUT.as('money_out')])
      .groupBy(DATE)
      .orderBy('date', 'desc')
      .execute();
    const shown = new Set(lines.map((line) => businessDayOf(line.created_at).date));
    return days
      .filter(({ date }) => shown.has(date))
      .map(({ date, money_in: came, money_out: went }) => ({ date, moneyIn: fen(came), moneyOut: fen(went) }));
  }
}
