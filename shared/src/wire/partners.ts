/** Agents and other partners of the operator: applications, and what an agent's members bring. Assumption: the specification names no address for it. */
import { defineCall } from '@site/shared/wire/call';
import {
  amountSchema,
  countSchema,
  daySchema,
  emptySchema,
  instantSchema,
  pageRequestSchema,
  textSchema,
  wordSchema,
} from '@site/shared/wire/common';
import * as z from '@site/shared/wire/zod';

/** One step of the commission: it applies to the whole of a business day whose valid turnover reaches it. */
export interface CommissionStep {
  /** Valid turnover of the agent's members on one business day, whole yuan. */
  readonly leastYuan: number;
  /** Of that turnover, in hundredths of a percent. */
  readonly rate: number;
}

/** The commission of agents as it is paid and as the page says it, the lowest step first. Assumption (R-ACT-04): its figures. */
export const COMMISSION_STEPS: readonly CommissionStep[] = [
  { leastYuan: 0, rate: 10 },
  { leastYuan: 50_000, rate: 15 },
  { leastYuan: 500_000, rate: 20 },
  { leastYuan: 2_000_000, rate: 25 },
];

export const PARTNER_KINDS = ['agent', 'sponsor', 'venture'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
const kindSchema = z.enum(PARTNER_KINDS);

/** Longest plan and contact of an application. */
export const PLAN_MOST = 300;
export const CONTACT_MOST = 60;

const applicationSchema = z.object({
  /** ended: the operator has ended the cooperation. */
  state: z.enum(['waiting', 'approved', 'refused', 'ended']),
  appliedAt: instantSchema,
  decidedAt: z.optional(instantSchema),
  /** The operator's words for the member. */
  reason: z.optional(z.string()),
});
export type WirePartnerApplication = z.infer<typeof applicationSchema>;

/** Without `application` the member has not applied. */
export const partnerInfoCall = defineCall({
  path: '/act/api/v1/partner/info',
  request: z.object({ kind: kindSchema }),
  response: z.object({ application: z.optional(applicationSchema) }),
});

/** Applies, again after a refusal or an end. Refused 6009 while an application waits or is approved, 6007 for an empty plan or contact. */
export const applyPartnerCall = defineCall({
  path: '/act/api/v1/partner/apply',
  request: z.object({ kind: kindSchema, plan: textSchema(PLAN_MOST), contact: textSchema(CONTACT_MOST) }),
  response: z.object({ application: applicationSchema }),
  effect: 'writes',
});

/** `turnover` times `rate`, which is percent with two decimals, rounded down to the fen. */
const commissionSchema = z.object({ turnover: amountSchema, rate: z.string(), amount: amountSchema });

const deskSchema = z.object({
  code: wordSchema,
  /** All who registered by the link. */
  members: countSchema,
  /** So far, by the steps of now. */
  today: z.object({ day: daySchema, active: countSchema, ...commissionSchema.shape }),
  /** Paid in all. */
  earned: amountSchema,
});
export type WireAgentDesk = z.infer<typeof deskSchema>;

/** What an approved agent has; refused 6004 for anyone else. */
export const agentDeskCall = defineCall({ path: '/act/api/v1/agent/desk', request: emptySchema, response: deskSchema });

/** A business day, as `2026-11-21`, or a month, as `2026-11`. A month has no rate; a day without turnover is not paid. */
const periodSchema = z.object({
  period: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  registered: countSchema,
  /** Members with valid turnover, of a month on its best day. */
  active: countSchema,
  turnover: amountSchema,
  rate: z.optional(z.string()),
  amount: amountSchema,
  paidAt: z.optional(instantSchema),
});
export type WireAgentPeriod = z.infer<typeof periodSchema>;

/** The statement of an agent, the newest first: days and months in which someone registered or played. */
export const agentRecordCall = defineCall({
  path: '/act/api/v1/agent/record',
  request: z.object({ by: z.enum(['day', 'month']), ...pageRequestSchema.shape }),
  response: z.object({ total: countSchema, list: z.array(periodSchema) }),
});

/** Who registered by the link, the newest first. `turnover` is what has counted of theirs until yesterday; `counts` is false for who is the agent again. */
export const agentMembersCall = defineCall({
  path: '/act/api/v1/agent/members',
  request: pageRequestSchema,
  response: z.object({
    total: countSchema,
    list: z.array(z.object({ name: z.string(), registeredOn: daySchema, turnover: amountSchema, counts: z.boolean() })),
  }),
});
