import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql, type Selectable } from 'kysely';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyedRequests, createKeyScope, fen, formatYuan, inTransaction, makeNumber, negate, PlatformError } from '../kernel';
import type { Finding } from '../ledger/audit';
import type { Members } from '../members/createMembers';
import { awardPoints, bookPoints, lockPoints, lotsOf, spendPoints } from './pointBook';
import type { WelfareTables } from './tables';

/** Valid turnover per point; only whole 100 yuan count. */
export const TURNOVER_PER_POINT: Fen = fen(10_000n);

export const POINTS_PER_YUAN = 100;

export interface Exchange {
  readonly id: string;
  readonly points: number;
  readonly amount: Fen;
  readonly at: Date;
  readonly pointsLeft: number;
}

/** Number of members processed in one tick; the rest waits for the next. */
const TICK_BATCH = 100;

const keys = createKeyScope<{ readonly exchangeId: string }>('points-exchange');

export interface Points {
  readonly earned: number;
  readonly left: number;
  /** Points that expire next. */
  readonly expiring: { readonly points: number; readonly at: Date } | null;
}

export type PointEntry = Selectable<WelfareTables['point_entry']>;

/**
 * Loyalty points and their exchange for money. A point ledger records every gain and use of points, and the lots that
 * expire. Each read and each tick brings it up to date. The member's row is locked for that, so that concurrent
 * requests cannot spend or expire the same points.
 */
export interface PointService {
  readPoints(memberId: MemberId): Promise<Points>;
  /** Returns the entries, newest first. */
  statement(
    memberId: MemberId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly entries: readonly PointEntry[] }>;
  /**
   * @throws PlatformError 6035 for points that are not a whole yuan, 6012 when there are too few, 6008 and 6009 for the
   * key
   */
  exchange(member: Member, request: { readonly points: number; readonly key: string }): Promise<Exchange>;
  /**
   * Returns the exchange made with this key. When it returns null, it has closed the key: an exchange that arrives
   * later with it is refused (decision 25).
   */
  findByKeyOrClose(member: Member, key: string): Promise<Exchange | null>;
  /** Adds a prize in the transaction of its cause. A second one with the same reference fails. */
  award(trx: Trx, memberId: MemberId, prize: { readonly points: number; readonly reference: string }): Promise<void>;
  /** Expires points by the clock. Several processes may tick at once. */
  tick(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly crashpoints: Crashpoints;
  readonly protection: Protection;
  readonly members: Pick<Members, 'turnover'>;
}

export function createPointService({ db, ledger, clock, crashpoints, protection, members }: Dependencies): PointService {
  const requests = createKeyedRequests({ db, clock, keys, read: (trx, { exchangeId }) => mustFind(trx, exchangeId) });
  return {
    readPoints: (memberId) =>
      inTransaction(db, async (trx) => {
        const { earned, left } = await book(trx, memberId);
        const [lot] = await lotsOf(trx, memberId);
        return { earned, left, expiring: lot === undefined ? null : { points: lot.remaining, at: lot.expires_at } };
      }),

    statement: (memberId, { offset, limit }) =>
      inTransaction(db, async (trx) => {
        await book(trx, memberId);
        const entries = trx.withTables<WelfareTables>().selectFrom('point_entry').where('member_id', '=', memberId);
        const { total } = await entries.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
        return { total, entries: await entries.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute() };
      }),

    exchange: (member, { points, key }) =>
      requests.run({ memberId: member.id, key, payload: [String(points)] }, (trx) => exchange(trx, member.id, points)),

    findByKeyOrClose: (member, key) => requests.findOrClose({ memberId: member.id, key }),

    async award(trx, memberId, { points, reference }) {
      await book(trx, memberId);
      await awardPoints(trx, memberId, points, reference, clock.now());
    },

    async tick() {
      const due = await db
        .withTables<WelfareTables>()
        .selectFrom('point_lot')
        .select('member_id')
        .distinct()
        .where('remaining', '>', 0)
        .where('expires_at', '<=', clock.now())
        .limit(TICK_BATCH)
        .execute();
      for (const { member_id: memberId } of due) await inTransaction(db, (trx) => book(trx, memberId));
    },
  };

  /** Locks the points and brings them up to date. */
  async function book(trx: Trx, memberId: MemberId) {
    await lockPoints(trx, memberId);
    const earned = Number((await members.turnover(memberId, trx)) / TURNOVER_PER_POINT);
    return { earned, left: await bookPoints(trx, memberId, earned, clock.now()) };
  }

  async function exchange(trx: Trx, memberId: MemberId, points: number): Promise<{ readonly exchangeId: string }> {
    if (points % POINTS_PER_YUAN !== 0) throw new PlatformError(RESPONSE_CODES.parameterError, 'points_not_whole');
    await protection.mustTakePart(trx, memberId);
    const { left } = await book(trx, memberId);
    const at = clock.now();
    if (points > left) throw new PlatformError(RESPONSE_CODES.warning, 'points_insufficient');
    const made: Exchange = { id: makeNumber('JF', at), points, amount: amountOf(points), at, pointsLeft: left - points };
    await trx
      .withTables<WelfareTables>()
      .insertInto('point_exchange')
      .values({ exchange_id: made.id, member_id: memberId, points, points_left: made.pointsLeft, created_at: at })
      .execute();
    await spendPoints(trx, memberId, points, made);
    await crashpoints.reach('points:after-row');
    await pay(trx, memberId, made);
    return { exchangeId: made.id };
  }

  async function pay(trx: Trx, memberId: MemberId, { id, amount }: Exchange): Promise<void> {
    const { outcome } = await ledger.post(trx, {
      key: `points:${id}:pay`,
      kind: 'bonus',
      reference: pointsReference(id),
      lines: [
        { account: { kind: 'bonus' }, amount: negate(amount) },
        { account: { kind: 'member-central', memberId }, amount },
      ],
    });
    if (outcome !== 'posted') throw new TypeError(`exchange ${id} could not be paid: ${outcome}`);
  }
}

/**
 * Compares the ledger with the exchanges: each has exactly one posting of the value of its points. Also checks that the
 * points left equal the sum of the lots.
 */
export async function auditExchanges(trx: Trx, postingsOf: (reference: string) => Promise<readonly Fen[]>): Promise<readonly Finding[]> {
  const rows = await trx.withTables<WelfareTables>().selectFrom('point_exchange').select(['exchange_id', 'points']).execute();
  const findings: Finding[] = [];
  for (const { exchange_id: id, points } of rows) {
    const posted = await postingsOf(pointsReference(id));
    if (posted.length !== 1 || posted[0] !== amountOf(points)) {
      const found = posted.map((amount) => formatYuan(amount)).join(', ');
      findings.push({ check: 'points-paid-once', detail: `exchange ${id} of ${points} points, posted: ${found || 'nothing'}` });
    }
  }
  const lots = await sql<{ member_id: number; left: number; lots: number }>`
    select member_id, coalesce(sum(points), 0)::integer as left,
      (select coalesce(sum(remaining), 0) from point_lot where point_lot.member_id = point_entry.member_id)::integer as lots
    from point_entry group by member_id`.execute(trx);
  for (const { member_id: id, left, lots: inLots } of lots.rows) {
    if (left !== inLots)
      findings.push({ check: 'points-in-lots', detail: `member ${id} has ${left} points by the book, ${inLots} in lots` });
  }
  return findings;
}

/** Converts points to money: 300 points are 3 yuan. */
function amountOf(points: number): Fen {
  return fen((BigInt(points) * 100n) / BigInt(POINTS_PER_YUAN));
}

function pointsReference(exchangeId: string): string {
  return `points:${exchangeId}`;
}

async function mustFind(reader: Reader, id: string): Promise<Exchange> {
  const row = await reader
    .withTables<WelfareTables>()
    .selectFrom('point_exchange')
    .selectAll()
    .where('exchange_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, points: row.points, amount: amountOf(row.points), at: row.created_at, pointsLeft: row.points_left };
}
