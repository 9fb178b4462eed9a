import { RESPONSE_CODES } from '@site/shared/wire/responseCodes';
import {
  claimBenefitCall,
  exchangeCall,
  exchangeOutcomeCall,
  exchangeRecordCall,
  pointsInfoCall,
  vipWeekInfoCall,
  type WireBenefit,
} from '@site/shared/wire/welfare';
import type { Localized } from '../http/localized';
import type { Language } from '../http/messageText';
import { memberRoute, type Route } from '../http/route';
import type { Db } from '../kernel';
import { formatYuan, PlatformError } from '../kernel';
import { mustFindGrade } from '../members/grades';
import { benefitId, type Progress } from './benefits';
import { POINTS_PER_YUAN, TURNOVER_PER_POINT, type Exchange, type ExchangeResult, type Points } from './createPoints';
import type { BenefitStanding, ClaimResult, Welfare } from './createWelfare';
import { readGifts, type Gift } from './readGifts';

const CLAIM_REFUSALS = {
  unknown: [RESPONSE_CODES.notFound, 'unknown_benefit'],
  'conditions-missing': [RESPONSE_CODES.warning, 'benefit_conditions_missing'],
} as const satisfies Record<Extract<ClaimResult, { kind: 'refused' }>['reason'], unknown>;

const EXCHANGE_REFUSALS = {
  'not-whole': [RESPONSE_CODES.parameterError, 'points_not_whole'],
  insufficient: [RESPONSE_CODES.warning, 'points_insufficient'],
  'key-closed': [RESPONSE_CODES.illegalParameter, 'points_key_closed'],
  'key-reused': [RESPONSE_CODES.dataExists, 'points_key_reused'],
} as const satisfies Record<Extract<ExchangeResult, { kind: 'refused' }>['reason'], unknown>;

interface Dependencies {
  readonly db: Db;
  readonly welfare: Welfare;
  readonly points: Points;
  /** Null for an id nobody has. */
  readonly promotionTitle: (id: string) => Localized | null;
}

/** Gifts of VIP, points, and the record of both. Implements R-API-059 and R-API-060 at the platform. */
export function welfareRoutes({ db, welfare, points, promotionTitle }: Dependencies): readonly Route[] {
  return [
    memberRoute(vipWeekInfoCall, async (_body, member) => {
      const { grade, week, standings } = await welfare.week(member.id);
      return {
        grade,
        weekStartsAt: week.from.getTime(),
        weekEndsAt: week.to.getTime(),
        benefits: standings.map(benefitToWire),
      };
    }),

    memberRoute(claimBenefitCall, async ({ id }, member) => {
      const result = await welfare.claim(member, id);
      if (result.kind === 'refused') throw refusal(CLAIM_REFUSALS[result.reason]);
      return benefitToWire(result.standing);
    }),

    memberRoute(pointsInfoCall, async (_body, member) => {
      const { earned, left } = await points.standing(member.id);
      return { points: left, earned, turnoverPerPoint: formatYuan(TURNOVER_PER_POINT), pointsPerYuan: POINTS_PER_YUAN };
    }),

    memberRoute(exchangeCall, async ({ points: wanted }, member, { idempotencyKey }) => {
      if (idempotencyKey === null) throw new PlatformError(RESPONSE_CODES.invalidParameter);
      const result = await points.exchange(member, { points: wanted, key: idempotencyKey });
      if (result.kind === 'refused') throw refusal(EXCHANGE_REFUSALS[result.reason]);
      return exchangeToWire(result.exchange);
    }),

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
        return '';
      case 'level':
        return mustFindGrade(source.grade).name[language];
      case 'promotion':
        return promotionTitle(source.promotionId)?.[language] ?? '';
    }
  }
}

function refusal([code, text]: readonly [number, string]): PlatformError {
  return new PlatformError(code, text);
}

function benefitToWire({ benefit, paid }: BenefitStanding): WireBenefit {
  const { name, grade, amount, turnover, deposit, isMet } = benefit;
  return {
    id: benefitId(name),
    kind: name.kind,
    grade,
    amount: formatYuan(paid?.reward ?? amount),
    standing: paid !== null ? 'claimed' : isMet ? 'ready' : 'open',
    ...(turnover === null ? {} : { turnover: progressToWire(turnover) }),
    ...(deposit === null ? {} : { deposit: progressToWire(deposit) }),
    ...(paid === null ? {} : { claimedAt: paid.at.getTime() }),
  };
}

function progressToWire({ done, needed }: Progress) {
  return { done: formatYuan(done), needed: formatYuan(needed) };
}

function exchangeToWire({ id, points, amount, at, pointsLeft }: Exchange) {
  return { id, points, amount: formatYuan(amount), at: at.getTime(), pointsLeft };
}
