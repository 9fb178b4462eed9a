import { gradeConfigListCall, gradeInfoCall } from '@site/shared/wire/user';
import { memberRoute, publicRoute, type Route } from '../http/route';
import { formatYuan } from '../kernel';
import type { Members } from './createMembers';
import { GRADES, mustFindGrade } from './grades';

/** The VIP ladder and where a member stands on it. Proves R-API-026 and R-API-027 at the platform. */
export function gradeRoutes(members: Members): readonly Route[] {
  return [
    publicRoute(gradeConfigListCall, (_body, { language }) => ({
      list: GRADES.map(({ grade, name, turnover, rebates }) => ({
        grade,
        name: name[language],
        turnover: formatYuan(turnover),
        rebates: { ...rebates },
      })),
    })),

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
