import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { Category } from '@site/shared/wire/categories';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { rebateRangeCall } from '@site/shared/wire/welfare';
import {
  REBATE_CATEGORIES,
  type DueTurnover,
  type Grade,
  type GradeChange,
  type GradeGifts,
  type GradeThreshold,
  type RebateCategory,
  type RebateRange,
  type VipProgress,
} from './grade';

type WireGrade = ResponseOf<typeof gradeConfigListCall>['list'][number];

/** Aborted when the view unmounts. */
interface Ending {
  readonly signal: AbortSignal;
}

/** Loads the grades, lowest first; guests may load them too. Implements R-API-027. */
export async function fetchGrades(http: HttpService, { signal }: Ending): Promise<CallResult<readonly Grade[]>> {
  const result = await http.send(gradeConfigListCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(gradeFromWire).toSorted((a, b) => a.level - b.level));
}

/**
 * Loads the member's progress. Implements R-API-026.
 *
 * @param level grade from the session
 */
export async function fetchVipProgress(http: HttpService, level: number, { signal }: Ending): Promise<CallResult<VipProgress>> {
  const result = await http.send(gradeInfoCall, { grade: level }, { signal, onError: 'silent' });
  return mapResult(result, ({ grade, turnover, next, keep, regain }) => ({
    level: grade,
    turnover: fenFromWire(turnover),
    next: next && thresholdFromWire(next),
    keep: keep && dueFromWire(keep),
    regain: regain && dueFromWire(regain),
  }));
}

/** Loads the changes of the member's grade, newest first. */
export async function fetchGradeHistory(http: HttpService, { signal }: Ending): Promise<CallResult<readonly GradeChange[]>> {
  return mapResult(await http.send(gradeHistoryCall, {}, { signal, onError: 'silent' }), ({ list }) => list);
}

/**
 * Loads the highest and the lowest rebate of each category, in the order in which they are shown. Implements R-API-028.
 */
export async function fetchRebateRanges(http: HttpService, { signal }: Ending): Promise<CallResult<readonly RebateRange[]>> {
  const result = await http.send(rebateRangeCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => {
    const ranges = list.map(({ category, ...range }) => ({ ...range, category: REBATE_OF[category] }));
    return ranges.toSorted((one, other) => REBATE_CATEGORIES.indexOf(one.category) - REBATE_CATEGORIES.indexOf(other.category));
  });
}

const REBATE_OF: Readonly<Record<Category, RebateCategory>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

function gradeFromWire({ rebates, ...step }: WireGrade): Grade {
  const { TY, ZR, QP, DJ, CP, DZ, BY } = rebates;
  return {
    ...thresholdFromWire(step),
    gifts: giftsFromWire(step),
    keep: step.keepTurnover === undefined ? undefined : fenFromWire(step.keepTurnover),
    withdrawals: { count: step.withdrawalCount, amount: fenFromWire(step.withdrawalAmount) },
    rebates: { sport: TY, live: ZR, chess: QP, esport: DJ, lottery: CP, slot: DZ, fishing: BY },
  };
}

function giftsFromWire({
  levelGift,
  levelDeposit,
  weeklyGift,
  weeklyTurnover,
  birthdayGift,
}: Omit<WireGrade, 'rebates'>): GradeGifts | undefined {
  if (levelGift === undefined || weeklyGift === undefined || weeklyTurnover === undefined || birthdayGift === undefined) return undefined;
  return {
    level: fenFromWire(levelGift),
    deposit: levelDeposit === undefined ? undefined : fenFromWire(levelDeposit),
    weekly: fenFromWire(weeklyGift),
    weeklyTurnover: fenFromWire(weeklyTurnover),
    birthday: fenFromWire(birthdayGift),
  };
}

function dueFromWire({ done, needed, until }: NonNullable<ResponseOf<typeof gradeInfoCall>['keep']>): DueTurnover {
  return { done: fenFromWire(done), needed: fenFromWire(needed), until };
}

function thresholdFromWire({ grade, name, turnover }: Pick<WireGrade, 'grade' | 'name' | 'turnover'>): GradeThreshold {
  return { level: grade, name, turnover: fenFromWire(turnover) };
}
