import { randomInt } from 'node:crypto';
import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import { sql } from 'kysely';
import type { Clock, Crashpoints, Db, Fen, Ledger, Member, MemberId, Protection, Reader, Trx } from '../kernel';
import { createKeyScope, fen, formatYuan, inTransaction, negate, PlatformError } from '../kernel';
import type { Finding } from '../ledger/audit';
import type { Members } from '../members/createMembers';
import type { MemberTables } from '../members/tables';
import type { WelfareTables } from './tables';

/** Every whole 100 yuan of valid turnover earns a point. */
export const TURNOVER_PER_POINT: Fen = fen(10_000n);

export const POINTS_PER_YUAN = 100;

export interface Exchange {
  readonly id: string;
  readonly points: number;
  readonly amount: Fen;
  readonly at: Date;
  /** What was left after it. */
  readonly pointsLeft: number;
}

const keys = createKeyScope<{ readonly exchangeId: string }>('points-exchange');

/**
 * Points of loyalty and what they are exchanged for. They are computed from the turnover each time, less what was exchanged: there
 * is no second book of them. The member's row is locked for an exchange, so that two at once cannot give out the same points.
 */
export interface PointService {
  /** `left` is never below 0, though turnover that is corrected may fall below what was exchanged. */
  readPoints(memberId: MemberId): Promise<{ readonly earned: number; readonly left: number }>;
  /** @throws PlatformError 6035 for points that are no whole yuan, 6012 where there are fewer, 6008 and 6009 for the key */
  exchange(member: Member, request: { readonly points: number; readonly key: string }): Promise<Exchange>;
  /** The exchange made under this key. Null has closed the key: one that arrives late under it is refused (decision 25). */
  findByKeyOrClose(member: Member, key: string): Promise<Exchange | null>;
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
  return {
    readPoints: (memberId) => readPoints(db, memberId),

    exchange: (member, { points, key }) =>
      inTransaction(db, async (trx) => {
        const request = { memberId: member.id, key, payload: [String(points)], at: clock.now() };
        const { exchangeId } = await keys.once(trx, request, () => exchange(trx, member.id, points));
        return mustFind(trx, exchangeId);
      }),

    findByKeyOrClose: (member, key) =>
      inTransaction(db, async (trx) => {
        const found = await keys.findOrClose(trx, { memberId: member.id, key }, clock.now());
        return found === null ? null : mustFind(trx, found.exchangeId);
      }),
  };

  async function readPoints(reader: Reader, memberId: MemberId) {
    const earned = Number((await members.turnover(memberId)) / TURNOVER_PER_POINT);
    return { earned, left: Math.max(0, earned - (await exchangedPoints(reader, memberId))) };
  }

  async function exchange(trx: Trx, memberId: MemberId, points: number): Promise<{ readonly exchangeId: string }> {
    if (points % POINTS_PER_YUAN !== 0) throw new PlatformError(RESPONSE_CODES.parameterError, 'points_not_whole');
    await protection.mustTakePart(trx, memberId);
    await lockMember(trx, memberId);
    const at = clock.now();
    const { left } = await readPoints(trx, memberId);
    if (points > left) throw new PlatformError(RESPONSE_CODES.warning, 'points_insufficient');
    const made: Exchange = { id: makeExchangeId(at), points, amount: amountOf(points), at, pointsLeft: left - points };
    await trx
      .withTables<WelfareTables>()
      .insertInto('point_exchange')
      .values({ exchange_id: made.id, member_id: memberId, points, points_left: made.pointsLeft, created_at: at })
      .execute();
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

/** The book against the exchanges: each has exactly one posting of what its points are worth. */
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
  return findings;
}

/** 300 points are 3 yuan. */
function amountOf(points: number): Fen {
  return fen((BigInt(points) * 100n) / BigInt(POINTS_PER_YUAN));
}

/** What the ledger's posting of an exchange names. */
function pointsReference(exchangeId: string): string {
  return `points:${exchangeId}`;
}

async function lockMember(trx: Trx, memberId: MemberId): Promise<void> {
  await trx.withTables<MemberTables>().selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
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

async function exchangedPoints(reader: Reader, memberId: MemberId): Promise<number> {
  const { sum } = await reader
    .withTables<WelfareTables>()
    .selectFrom('point_exchange')
    .select(sql<bigint>`coalesce(sum(points), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** `JF` + date + nine digits, as a person reads it out to customer service. */
function makeExchangeId(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `JF${day}${randomInt(1_000_000_000).toString().padStart(9, '0')}`;
}
