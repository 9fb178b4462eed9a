import { sql } from 'kysely';
import { businessDayOf } from '../kernel/businessDay';
import type { MemberId, Reader, Trx } from '../kernel';
import type { MemberTables } from '../members/tables';
import type { PointEntryKind, WelfareTables } from './tables';

/** Number of days after the day of their credit for which points are valid. */
export const POINTS_LIVE_DAYS = 365;

interface Entry {
  readonly kind: PointEntryKind;
  readonly points: number;
  readonly reference?: string;
  readonly at: Date;
}

/** Locks the member's points, so that changes run one after the other until the transaction ends. */
export async function lockPoints(trx: Trx, memberId: MemberId): Promise<void> {
  await trx.withTables<MemberTables>().selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

/**
 * Brings the points up to date: first removes expired ones, then adds those earned by turnover, so that new points are
 * complete. A turnover correction takes back earned points as far as they are still there. The caller has locked the
 * points.
 *
 * @param earned points earned by all turnover so far
 * @returns the points left
 */
export async function bookPoints(trx: Trx, memberId: MemberId, earned: number, now: Date): Promise<number> {
  const { booked, left: before, isNew } = await readBook(trx, memberId);
  let left = before;
  if (isNew) return openBook(trx, memberId, earned, now);
  for (const { expires_at: at, remaining } of await dueLots(trx, memberId, now)) {
    await setRemaining(trx, memberId, at, 0);
    left = await write(trx, memberId, left, { kind: 'expired', points: -remaining, reference: at.toISOString(), at });
  }
  if (earned > booked) return credit(trx, memberId, left, earned - booked, now);
  const correction = Math.min(booked - earned, left);
  if (correction === 0) return left;
  await takeFromLots(trx, memberId, correction);
  return write(trx, memberId, left, { kind: 'corrected', points: -correction, at: now });
}

/**
 * Spends points, those that expire first before others. The caller has locked them, brought them up to date and checked
 * that there are enough.
 */
export async function spendPoints(
  trx: Trx,
  memberId: MemberId,
  points: number,
  exchange: { readonly id: string; readonly at: Date },
): Promise<number> {
  const { left } = await readBook(trx, memberId);
  await takeFromLots(trx, memberId, points);
  return write(trx, memberId, left, { kind: 'exchanged', points: -points, reference: exchange.id, at: exchange.at });
}

/** Adds a prize, once per reference. The caller has locked the points and brought them up to date. */
export async function awardPoints(trx: Trx, memberId: MemberId, points: number, reference: string, at: Date): Promise<void> {
  const { left } = await readBook(trx, memberId);
  await addToLot(trx, memberId, points, at);
  await write(trx, memberId, left, { kind: 'predicted', points, reference, at });
}

/** Creates the point ledger of a member. Earlier exchanges are deducted from the earned points. */
async function openBook(trx: Trx, memberId: MemberId, earned: number, now: Date): Promise<number> {
  const exchanges = await trx
    .withTables<WelfareTables>()
    .selectFrom('point_exchange')
    .select(['exchange_id', 'points', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  const spent = exchanges.reduce((sum, { points }) => sum + points, 0);
  let left = await credit(trx, memberId, 0, Math.max(earned, spent), now);
  for (const { exchange_id: id, points, created_at: at } of exchanges) {
    await takeFromLots(trx, memberId, points);
    left = await write(trx, memberId, left, { kind: 'exchanged', points: -points, reference: id, at });
  }
  return left;
}

async function credit(trx: Trx, memberId: MemberId, left: number, points: number, at: Date): Promise<number> {
  if (points === 0) return left;
  await addToLot(trx, memberId, points, at);
  return write(trx, memberId, left, { kind: 'earned', points, at });
}

async function addToLot(trx: Trx, memberId: MemberId, points: number, at: Date): Promise<void> {
  const expiresAt = businessDayOf(at, -POINTS_LIVE_DAYS).to;
  await sql`
    insert into point_lot (member_id, expires_at, remaining) values (${memberId}, ${expiresAt}, ${points})
    on conflict (member_id, expires_at) do update set remaining = point_lot.remaining + excluded.remaining`.execute(trx);
}

async function write(trx: Trx, memberId: MemberId, before: number, { kind, points, reference, at }: Entry): Promise<number> {
  const left = before + points;
  await trx
    .withTables<WelfareTables>()
    .insertInto('point_entry')
    .values({ member_id: memberId, kind, points, points_left: left, reference: reference ?? null, at })
    .execute();
  return left;
}

/** @throws RangeError when there are too few points */
async function takeFromLots(trx: Trx, memberId: MemberId, points: number): Promise<void> {
  let wanted = points;
  for (const { expires_at: at, remaining } of await lotsOf(trx, memberId)) {
    const taken = Math.min(remaining, wanted);
    wanted -= taken;
    await setRemaining(trx, memberId, at, remaining - taken);
    if (wanted === 0) return;
  }
  throw new RangeError(`${points} points are more than member ${memberId} has`);
}

async function setRemaining(trx: Trx, memberId: MemberId, expiresAt: Date, remaining: number): Promise<void> {
  await trx
    .withTables<WelfareTables>()
    .updateTable('point_lot')
    .set({ remaining })
    .where('member_id', '=', memberId)
    .where('expires_at', '=', expiresAt)
    .execute();
}

/** Returns the lots with points, sorted by expiry. */
export function lotsOf(reader: Reader, memberId: MemberId) {
  return reader
    .withTables<WelfareTables>()
    .selectFrom('point_lot')
    .select(['expires_at', 'remaining'])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .execute();
}

async function dueLots(trx: Trx, memberId: MemberId, now: Date) {
  return (await lotsOf(trx, memberId)).filter(({ expires_at: at }) => at <= now);
}

/** Reads the point ledger. `booked` is the sum of earned and corrected points. */
async function readBook(reader: Reader, memberId: MemberId) {
  const row = await reader
    .withTables<WelfareTables>()
    .selectFrom('point_entry')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(sum(points) filter (where kind in ('earned', 'corrected')), 0)::integer`.as('booked'),
      sql<number>`coalesce(sum(points), 0)::integer`.as('left'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { booked: row.booked, left: row.left, isNew: row.count === 0 };
}
