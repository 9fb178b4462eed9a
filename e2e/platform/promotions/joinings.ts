import type { Fen, MemberId, Reader, Trx } from '../kernel';
import { fen, formatYuan } from '../kernel';
import type { Finding } from '../ledger/audit';
import { readDrawRewards } from './draws';
import type { PromotionTables } from './tables';

/** One reward that was paid. */
export interface Joining {
  readonly memberId: MemberId;
  readonly promotionId: string;
  readonly period: string;
  readonly reward: Fen;
  /** Which day of a row of days it was; null for a promotion without. */
  readonly day: number | null;
  readonly at: Date;
}

export async function findJoining(reader: Reader, memberId: MemberId, promotionId: string, period: string): Promise<Joining | null> {
  const row = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_joining')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row === undefined ? null : toJoining(row);
}

/** All of a member's in one promotion. */
export async function readJoinings(reader: Reader, memberId: MemberId, promotionId: string): Promise<readonly Joining[]> {
  const rows = await reader
    .withTables<PromotionTables>()
    .selectFrom('promotion_joining')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('promotion_id', '=', promotionId)
    .execute();
  return rows.map(toJoining);
}

/** False where the member has joined in this period already. Another transaction that is writing the same row is waited for. */
export async function recordJoining(trx: Trx, { memberId, promotionId, period, reward, day, at }: Joining): Promise<boolean> {
  const inserted = await trx
    .withTables<PromotionTables>()
    .insertInto('promotion_joining')
    .values({ member_id: memberId, promotion_id: promotionId, period, reward, day, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The book against joinings and draws: each promotion has paid members exactly what its rows say, in as many postings. */
export async function auditJoinings(trx: Trx, postingsOf: (reference: string) => Promise<readonly Fen[]>): Promise<readonly Finding[]> {
  const joinings = await trx.withTables<PromotionTables>().selectFrom('promotion_joining').select(['promotion_id', 'reward']).execute();
  const rows = [...joinings, ...(await readDrawRewards(trx))];
  const findings: Finding[] = [];
  for (const id of new Set(rows.map((row) => row.promotion_id))) {
    const promised = inOrder(rows.filter((row) => row.promotion_id === id).map(({ reward }) => reward));
    const posted = inOrder(await postingsOf(promotionReference(id)));
    if (promised.join() !== posted.join()) {
      findings.push({ check: 'promotion-paid-once', detail: `${id} promised ${inYuan(promised)}, posted: ${inYuan(posted)}` });
    }
  }
  return findings;
}

/** What the ledger's postings of a promotion name. */
export function promotionReference(promotionId: string): string {
  return `promotion:${promotionId}`;
}

export function promotionKey(promotionId: string, memberId: MemberId, period: string): string {
  return `promotion:${promotionId}:${memberId}:${period}`;
}

function toJoining(row: PromotionTables['promotion_joining']): Joining {
  const { member_id: memberId, promotion_id: promotionId, period, reward, day, joined_at: at } = row;
  return { memberId, promotionId, period, reward: fen(reward), day, at };
}

function inOrder(amounts: readonly bigint[]): readonly bigint[] {
  return [...amounts].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}

function inYuan(amounts: readonly bigint[]): string {
  return amounts.map((amount) => formatYuan(fen(amount))).join(', ') || 'nothing';
}
