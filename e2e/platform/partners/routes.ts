import {
  agentDeskCall,
  agentMembersCall,
  agentRecordCall,
  applyPartnerCall,
  partnerInfoCall,
  type WirePartnerApplication,
} from '@site/shared/wire/partners';
import { memberRoute, type Route } from '../http/route';
import { businessDayOf, formatYuan } from '../kernel';
import { maskLoginName } from '../promotions/maskLoginName';
import type { Application } from './applications';
import type { PartnerService } from './createPartnerService';

export function partnerRoutes(partners: PartnerService): readonly Route[] {
  return [
    memberRoute(partnerInfoCall, async ({ kind }, { id }) => {
      const application = await partners.find(id, kind);
      return application === null ? {} : { application: toWire(application) };
    }),

    memberRoute(applyPartnerCall, async (body, { id: memberId }) => ({ application: toWire(await partners.apply({ memberId, ...body })) })),

    memberRoute(agentDeskCall, async (_body, { id }) => {
      const { code, members, today, earned } = await partners.desk(id);
      const { businessDay: day, active, turnover, rate, amount } = today;
      return {
        code,
        members,
        today: { day, active, turnover: formatYuan(turnover), rate: percent(rate), amount: formatYuan(amount) },
        earned: formatYuan(earned),
      };
    }),

    memberRoute(agentRecordCall, async ({ by, pageNum, pageSize }, { id }) => {
      const { total, periods } = await partners.periods(id, { by, offset: (pageNum - 1) * pageSize, limit: pageSize });
      return {
        total,
        list: periods.map(({ period, registered, active, turnover, rate, amount, paidAt }) => ({
          period,
          registered,
          active,
          turnover: formatYuan(turnover),
          ...(rate === null ? {} : { rate: percent(rate) }),
          amount: formatYuan(amount),
          ...(paidAt === null ? {} : { paidAt: paidAt.getTime() }),
        })),
      };
    }),

    memberRoute(agentMembersCall, async ({ pageNum, pageSize }, { id }) => {
      const { total, members } = await partners.members(id, { offset: (pageNum - 1) * pageSize, limit: pageSize });
      return {
        total,
        list: members.map(({ name, registeredAt, turnover, counts }) => ({
          name: maskLoginName(name),
          registeredOn: businessDayOf(registeredAt).date,
          turnover: formatYuan(turnover),
          counts,
        })),
      };
    }),
  ];
}

function toWire({ state, appliedAt, decidedAt, reason }: Application): WirePartnerApplication {
  return {
    state,
    appliedAt: appliedAt.getTime(),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.getTime() }),
    ...(reason === '' ? {} : { reason }),
  };
}

/** Formats hundredths of a percent as percent with two decimals. */
function percent(rate: number): string {
  return (rate / 100).toFixed(2);
}
