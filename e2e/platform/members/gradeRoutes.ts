import { categorySchema } from '@site/shared/wire/categories';
import { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/grades';
import { rebateRangeCall } from '@site/shared/wire/welfare';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { formatYuan } from '../kernel';
import type { Members } from './createMembers';
import type { Settings } from '../site/createSettings';
import { GRADES, mustFindGrade, type GradeGifts } from './grades';

/** The VIP ladder and a member's progress on it. Implements R-API-026 to R-API-028 at the platform. */
export function gradeRoutes(members: Members, settings: Settings): readonly Route[] {
  return [
    publicRoute(gradeConfigListCall, async (_body, { language }) => {
      const asksForDeposits = (await settings.get('vipDeposit')) === '1';
      return {
        list: GRADES.map(({ grade, name, turnover, gifts, rebates }) => ({
          grade,
          name: name[language],
          turnover: formatYuan(turnover),
          ...(gifts === null ? {} : giftsToWire(gifts, asksForDeposits)),
          rebates: { ...rebates },
        })),
      };
    }),

    publicRoute(rebateRangeCall, () => ({ list: rebateRanges() })),

    // Any step may be asked about; the turnover is always the member's own.
    memberRoute(gradeInfoCall, async (body, member, { language }) => {
      const { grade, name } = mustFindGrade(body.grade);
      const next = GRADES[grade + 1];
      return {
        grade,
        name: name[language],
        turnover: formatYuan(await members.turnover(member.id)),
        ...(next === undefined ? {} : { next: { grade: next.grade, name: next.name[language], turnover: formatYuan(next.turnover) } }),
      };
    }),
  ];
}

function giftsToWire({ level, deposit, weekly, weeklyTurnover }: GradeGifts, asksForDeposits: boolean) {
  return {
    levelGift: formatYuan(level),
    ...(asksForDeposits ? { levelDeposit: formatYuan(deposit) } : {}),
    weeklyGift: formatYuan(weekly),
    weeklyTurnover: formatYuan(weeklyTurnover),
  };
}

/** The rebates of a category as the ladder has them. */
function rebateRanges() {
  return categorySchema.options.map((category) => {
    const rebates = GRADES.map((grade) => grade.rebates[category]).toSorted((one, other) => Number(one) - Number(other));
    return { category, high: rebates.at(-1) ?? '0.00', low: rebates[0] ?? '0.00' };
  });
}
