import {
  chooseRebateCall,
  claimRebateCall,
  rebateInfoCall,
  rebateOutcomeCall,
  rebateRecordCall,
  type WireRebateDay,
} from '@site/shared/wire/rebate';
import { keyOf, memberRoute, type Route } from '../http/route';
import { formatYuan } from '../kernel';
import type { RebateService } from './createRebateService';
import type { RebateDay } from './rebateBook';
import type { RebateLine } from './rebates';

export function rebateRoutes(rebates: RebateService): readonly Route[] {
  return [
    memberRoute(rebateInfoCall, async (_body, { id }) => {
      const { businessDay: day, grade, amount, lines } = await rebates.running(id);
      return {
        isAutomatic: await rebates.isAutomatic(id),
        today: { day, grade, amount: formatYuan(amount), lines: lines.map(lineToWire) },
        due: (await rebates.due(id)).map(dayToWire),
      };
    }),

    memberRoute(rebateRecordCall, async ({ pageNum, pageSize }, { id }) => {
      const { total, days } = await rebates.days(id, { offset: (pageNum - 1) * pageSize, limit: pageSize });
      return { total, list: days.map(dayToWire) };
    }),

    memberRoute(chooseRebateCall, async ({ isAutomatic }, member) => {
      await rebates.choose(member, isAutomatic);
      return {};
    }),

    memberRoute(claimRebateCall, async ({ day }, member, context) =>
      dayToWire(await rebates.claim(member, { businessDay: day, key: keyOf(context) })),
    ),

    memberRoute(rebateOutcomeCall, async ({ key }, member) => {
      const day = await rebates.findClaimOrClose(member, key);
      return day === null ? {} : { day: dayToWire(day) };
    }),
  ];
}

function dayToWire({ businessDay: day, grade, amount, lines, paidAt }: RebateDay): WireRebateDay {
  return {
    day,
    grade,
    amount: formatYuan(amount),
    lines: lines.map(lineToWire),
    ...(paidAt === null ? {} : { paidAt: paidAt.getTime() }),
  };
}

function lineToWire({ category, turnover, rate, amount }: RebateLine) {
  return { category, turnover: formatYuan(turnover), rate: (rate / 100).toFixed(2), amount: formatYuan(amount) };
}
