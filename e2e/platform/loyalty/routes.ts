import {
  claimAllCall,
  claimAllOutcomeCall,
  claimBenefitCall,
  claimOutcomeCall,
  exchangeCall,
  exchangeOutcomeCall,
  exchangeRecordCall,
  pointsInfoCall,
  pointsStatementCall,
  vipWeekInfoCall,
} from '@site/shared/wire/welfare';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { keyOf, memberRoute, type Route } from '../http/route';
import type { Db } from '../kernel';
import { formatYuan } from '../kernel';
import { mustFindGrade } from '../members/grades';
import { POINTS_PER_YUAN, TURNOVER_PER_POINT, type Exchange, type PointService } from './createPointService';
import { POINTS_LIVE_DAYS } from './pointBook';
import type { BenefitService } from './createBenefitService';
import { readGifts, type Gift } from './readGifts';
import { benefitToWire } from './wireBenefit';

interface Dependencies {
  readonly db: Db;
  readonly welfare: BenefitService;
  readonly points: PointService;
  /** Returns null for an unknown id. */
  readonly promotionTitle: (id: string) => Localized | null;
}

/** Serves VIP gifts, points, and the record of both. Implements R-API-059 and R-API-060 at the platform. */
export function welfareRoutes({ db, welfare, points, promotionTitle }: Dependencies): readonly Route[] {
  return [
    memberRoute(vipWeekInfoCall, async (_body, member, { siteId }) => {
      const { grade, week, states } = await welfare.week(member.id);
      return {
        grade,
        weekStartsAt: week.from.getTime(),
        weekEndsAt: week.to.getTime(),
        benefits: states.map(benefitToWire),
        claimable: (await welfare.claimable(member, siteId, states)).map(({ amount, ...part }) => ({
          ...part,
          amount: formatYuan(amount),
        })),
      };
    }),

    memberRoute(claimBenefitCall, ({ id }, member, context) => welfare.claim(member, { id, key: keyOf(context) })),

    memberRoute(claimOutcomeCall, async ({ key }, member) => {
      const benefit = await welfare.findClaimOrClose(member, key);
      return benefit === null ? {} : { benefit };
    }),

    memberRoute(claimAllCall, (_body, member, context) => welfare.claimAll(member, context.siteId, keyOf(context))),

    memberRoute(claimAllOutcomeCall, async ({ key }, member) => {
      const claimed = await welfare.findClaimOfAllOrClose(member, key);
      return claimed === null ? {} : { claimed };
    }),

    memberRoute(pointsInfoCall, async (_body, member) => {
      const { earned, left, expiring } = await points.readPoints(member.id);
      return {
        points: left,
        earned,
        ...(expiring === null ? {} : { expiring: { points: expiring.points, at: expiring.at.getTime() } }),
        liveDays: POINTS_LIVE_DAYS,
        turnoverPerPoint: formatYuan(TURNOVER_PER_POINT),
        pointsPerYuan: POINTS_PER_YUAN,
      };
    }),

    memberRoute(pointsStatementCall, async ({ pageNum, pageSize }, member) => {
      const { total, entries } = await points.statement(member.id, { offset: (pageNum - 1) * pageSize, limit: pageSize });
      return {
        total,
        list: entries.map(({ id, kind, points: changed, points_left: pointsLeft, at }) => ({
          id: id.toString(),
          ...(kind === 'predicted' ? ({ kind: 'earned', source: 'prediction' } as const) : { kind }),
          points: changed,
          pointsLeft,
          at: at.getTime(),
        })),
      };
    }),

    memberRoute(exchangeCall, async ({ points: wanted }, member, context) =>
      exchangeToWire(await points.exchange(member, { points: wanted, key: keyOf(context) })),
    ),

    memberRoute(exchangeOutcomeCall, async ({ key }, member) => {
      const exchange = await points.findByKeyOrClose(member, key);
      return exchange === null ? {} : { exchange: exchangeToWire(exchange) };
    }),

    memberRoute(exchangeRecordCall, async ({ pageNum, pageSize, kind = null, from, to }, member, { language }) => {
      const { total, gifts } = await readGifts(db, {
        memberId: member.id,
        kind,
        from: from === undefined ? null : new Date(from),
        to: to === undefined ? null : new Date(to),
        offset: (pageNum - 1) * pageSize,
        limit: pageSize,
      });
      return {
        total,
        list: gifts.map(({ id, source, amount, at }) => ({
          id,
          kind: source.of,
          title: titleOf(source, language),
          amount: formatYuan(amount),
          ...(source.of === 'points' ? { points: Number((amount * BigInt(POINTS_PER_YUAN)) / 100n) } : {}),
          at: at.getTime(),
        })),
      };
    }),
  ];

  function titleOf(source: Gift['source'], language: Language): string {
    switch (source.of) {
      case 'points':
      case 'weekly':
      case 'birthday':
        return '';
      case 'level':
        return mustFindGrade(source.grade).name[language];
      case 'promotion':
        return promotionTitle(source.promotionId)?.[language] ?? '';
    }
  }
}

function exchangeToWire({ id, points, amount, at, pointsLeft }: Exchange) {
  return { id, points, amount: formatYuan(amount), at: at.getTime(), pointsLeft };
}
