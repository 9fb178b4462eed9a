import { categorySchema } from '@site/shared/wire/categories';
import { gradeConfigListCall, gradeHistoryCall, gradeInfoCall } from '@site/shared/wire/grades';
import { rebateRangeCall } from '@site/shared/wire/welfare';
import { memberRoute, publicRoute, type Route } from '../http/route';
import type { Fen } from '../kernel';
import { formatYuan } from '../kernel';
import { keepNeeds, type GradeProgress } from './createGradeKeeper';
import type { Members } from './createMembers';
import type { Settings } from '../site/createSettings';
import { GRADES, mustFindGrade, type GradeGifts } from './grades';

const HISTORY_LENGTH = 50;

/**
 * Returns the routes of the VIP ladder and a member's progress on it. Implements R-API-026 to R-API-028 at the
 * platform.
 */
export function gradeRoutes(members: Members, settings: Settings): readonly Route[] {
  return [
    publicRoute(gradeConfigListCall, async (_body, { language }) => {
      const asksForDeposits = (await settings.get('vipDeposit')) === '1';
      return {
        list: GRADES.map(({ grade, name, turnover, gifts, keep, withdrawals, rebates }) => ({
          grade,
          name: name[language],
          turnover: formatYuan(turnover),
          ...(gifts === null ? {} : giftsToWire(gifts, asksForDeposits)),
          ...(grade === 0 ? {} : { keepTurnover: formatYuan(keep) }),
          withdrawalCount: withdrawals.count,
          withdrawalAmount: formatYuan(withdrawals.amount),
          rebates: { ...rebates },
        })),
      };
    }),

    publicRoute(rebateRangeCall, () => ({ list: rebateRanges() })),

    // Any grade may be requested; the turnover is always the member's own.
    memberRoute(gradeInfoCall, async (body, member, { language }) => {
      const { grade, name } = mustFindGrade(body.grade);
      const next = GRADES[grade + 1];
      const held = await members.grades.read(member.id);
      const { keep, regain } = keepNeeds(held);
      return {
        grade,
        name: name[language],
        turnover: formatYuan(held.turnover.all),
        ...(next === undefined ? {} : { next: { grade: next.grade, name: next.name[language], turnover: formatYuan(next.turnover) } }),
        ...(keep === null ? {} : { keep: dueToWire(held, keep) }),
        ...(regain === null ? {} : { regain: dueToWire(held, regain) }),
      };
    }),

    memberRoute(gradeHistoryCall, async (_body, member) => ({
      list: (await members.grades.history(member.id, HISTORY_LENGTH)).map(({ at, ...change }) => ({ ...change, at: at.getTime() })),
    })),
  ];
}

/** Converts the progress; the shown turnover is capped at the needed amount. */
function dueToWire({ turnover: { sinceHeld }, until }: GradeProgress, needed: Fen) {
  return { done: formatYuan(sinceHeld < needed ? sinceHeld : needed), needed: formatYuan(needed), until: until.getTime() };
}

function giftsToWire({ level, deposit, weekly, weeklyTurnover, birthday }: GradeGifts, asksForDeposits: boolean) {
  return {
    levelGift: formatYuan(level),
    ...(asksForDeposits ? { levelDeposit: formatYuan(deposit) } : {}),
    weeklyGift: formatYuan(weekly),
    weeklyTurnover: formatYuan(weeklyTurnover),
    birthdayGift: formatYuan(birthday),
  };
}

function rebateRanges() {
  return categorySchema.options.map((category) => {
    const rebates = GRADES.map((grade) => grade.rebates[category]).toSorted((one, other) => Number(one) - Number(other));
    return { category, high: rebates.at(-1) ?? '0.00', low: rebates[0] ?? '0.00' };
  });
}
