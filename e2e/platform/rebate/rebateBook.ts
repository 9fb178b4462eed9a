import { sql } from 'kysely';
import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen } from '../kernel';
import { sumOf, type RebateLine } from './rebates';
import type { RebateTables } from './tables';

export interface RebateDay {
  readonly memberId: MemberId;
  readonly businessDay: string;
  readonly grade: number;
  readonly amount: Fen;
  /** Null while the day waits for a claim. */
  readonly paidAt: Date | null;
  readonly lines: readonly RebateLine[];
}

/** Records a day once. Waits for another transaction that is writing the same day, and returns false when it exists. */
export async function recordDay(trx: Trx, { memberId, businessDay, grade, lines }: Omit<RebateDay, 'amount' | 'paidAt'>): Promise<boolean> {
  const tables = trx.withTables<RebateTables>();
  const day = { member_id: memberId, business_day: businessDay };
  const inserted = await tables
    .insertInto('rebate_day')
    .values({ ...day, grade, amount: sumOf(lines), state: 'due', paid_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('business_day')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await tables
    .insertInto('rebate_line')
    .values(lines.map((line) => ({ ...day, ...line })))
    .execute();
  return true;
}

/** Marks a day as paid. Returns false when it is paid already or does not exist. */
export async function markPaid(trx: Trx, memberId: MemberId, businessDay: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .withTables<RebateTables>()
    .updateTable('rebate_day')
    .set({ state: 'paid', paid_at: at })
    .where('member_id', '=', memberId)
    .where('business_day', '=', businessDay)
    .where('state', '=', 'due')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findDay(reader: Reader, memberId: MemberId, businessDay: string): Promise<RebateDay | null> {
  return (await withLines(reader, memberId, await daysOf(reader, memberId).where('business_day', '=', businessDay).execute()))[0] ?? null;
}

/** Lists the member's days, newest first. */
export async function readDays(
  reader: Reader,
  memberId: MemberId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly days: readonly RebateDay[] }> {
  const rows = await daysOf(reader, memberId).orderBy('business_day', 'desc').offset(offset).limit(limit).execute();
  const { total } = await reader
    .withTables<RebateTables>()
    .selectFrom('rebate_day')
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { total: Number(total), days: await withLines(reader, memberId, rows) };
}

/** Lists the days that wait for a claim, earliest first. */
export async function readDue(reader: Reader, memberId: MemberId): Promise<readonly RebateDay[]> {
  return withLines(reader, memberId, await daysOf(reader, memberId).where('state', '=', 'due').orderBy('business_day').execute());
}

/** Lists the days that wait for a claim and locks them, so that no other transaction pays them. */
export async function lockDue(trx: Trx, memberId: MemberId): Promise<readonly Pick<RebateDay, 'businessDay' | 'amount'>[]> {
  const rows = await daysOf(trx, memberId).where('state', '=', 'due').orderBy('business_day').forUpdate().execute();
  return rows.map(({ business_day: businessDay, amount }) => ({ businessDay, amount: fen(amount) }));
}

export async function isAutomatic(reader: Reader, memberId: MemberId): Promise<boolean> {
  const choice = await reader
    .withTables<RebateTables>()
    .selectFrom('rebate_choice')
    .select('is_automatic')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return choice?.is_automatic ?? true;
}

export async function chooseAutomatic(trx: Trx, memberId: MemberId, automatic: boolean): Promise<void> {
  await trx
    .withTables<RebateTables>()
    .insertInto('rebate_choice')
    .values({ member_id: memberId, is_automatic: automatic })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ is_automatic: automatic }))
    .execute();
}

/** Returns the last business day that has been computed; null when there is none yet. */
export async function lastClosing(reader: Reader): Promise<string | null> {
  const { last } = await reader
    .withTables<RebateTables>()
    .selectFrom('rebate_closing')
    .select(sql<string | null>`max(business_day)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function recordClosing(trx: Trx, businessDay: string, at: Date): Promise<void> {
  await trx
    .withTables<RebateTables>()
    .insertInto('rebate_closing')
    .values({ business_day: businessDay, closed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function daysOf(reader: Reader, memberId: MemberId) {
  return reader.withTables<RebateTables>().selectFrom('rebate_day').selectAll().where('member_id', '=', memberId);
}

async function withLines(reader: Reader, memberId: MemberId, rows: readonly RebateTables['rebate_day'][]): Promise<readonly RebateDay[]> {
  if (rows.length === 0) return [];
  const lines = await reader
    .withTables<RebateTables>()
    .selectFrom('rebate_line')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(
      'business_day',
      'in',
      rows.map(({ business_day }) => business_day),
    )
    .orderBy('category')
    .execute();
  return rows.map(({ business_day: businessDay, grade, amount, paid_at: paidAt }) => ({
    memberId,
    businessDay,
    grade,
    amount: fen(amount),
    paidAt,
    lines: lines
      .filter((line) => line.business_day === businessDay)
      .map(({ category, turnover, rate, amount: part }) => ({ category, turnover: fen(turnover), rate, amount: fen(part) })),
  }));
}
