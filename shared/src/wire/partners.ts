/**
 * Agents and other partners of the operator: applications, and the commission from an agent's members. Assumption: the
 * specification names no addresses for these calls.
 */
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

/** One commission step. It applies to the whole turnover of a business day whose valid turnover reaches it. */
export interface CommissionStep {
  /** Valid turnover of the agent's members on one business day, in whole yuan. */
  readonly leastYuan: number;
  /** Share of that turnover, in hundredths of a percent. */
  readonly rate: number;
}

/** Commission steps, both as paid and as shown on the page, the lowest first. Assumption (R-ACT-04): the figures. */
export const COMMISSION_STEPS: readonly CommissionStep[] = [
  { leastYuan: 0, rate: 10 },
  { leastYuan: 50_000, rate: 15 },
  { leastYuan: 500_000, rate: 20 },
  { leastYuan: 2_000_000, rate: 25 },
];

export const PARTNER_KINDS = ['agent', 'sponsor', 'venture'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
const kindSchema = z.enum(PARTNER_KINDS);

/** Maximum lengths of the plan and the contact in an application. */
export const PLAN_MOST = 300;
export const CONTACT_MOST = 60;

const applicationSchema = z.object({
  /** `ended`: the operator has ended the cooperation. */
  state: z.enum(['waiting', 'approved', 'refused', 'ended']),
  appliedAt: instantSchema,
  decidedAt: z.optional(instantSchema),
  /** Operator's explanation for the member. */
  reason: z.optional(z.string()),
});
export type WirePartnerApplication = z.infer<typeof applicationSchema>;

/** Returns the member's application. If `application` is absent, the member has not applied. */
export const partnerInfoCall = defineCall({
  path: '/act/api/v1/partner/info',
  request: z.object({ kind: kindSchema }),
  response: z.object({ application: z.optional(applicationSchema) }),
});

/**
 * Submits an application; also possible after a refusal or the end of the cooperation. Refused with 6009 while an
 * application waits or is approved, and with 6007 for an empty plan or contact.
 */
export const applyPartnerCall = defineCall({
  path: '/act/api/v1/partner/apply',
  request: z.object({ kind: kindSchema, plan: textSchema(PLAN_MOST), contact: textSchema(CONTACT_MOST) }),
  response: z.object({ application: applicationSchema }),
  effect: 'writes',
});

/** `amount` is `turnover` times `rate` (a percentage with two decimals), rounded down to the fen. */
const commissionSchema = z.object({ turnover: amountSchema, rate: z.string(), amount: amountSchema });

const deskSchema = z.object({
  code: wordSchema,
  members: countSchema,
  /** Today so far, by the current steps. */
  today: z.object({ day: daySchema, active: countSchema, ...commissionSchema.shape }),
  /** Total paid. */
  earned: amountSchema,
});
export type WireAgentDesk = z.infer<typeof deskSchema>;

/** Returns the overview of an approved agent. Refused with 6004 for anyone else. */
export const agentDeskCall = defineCall({ path: '/act/api/v1/agent/desk', request: emptySchema, response: deskSchema });

/**
 * A business day such as `2026-11-21`, or a month such as `2026-11`. A month has no rate; a day without turnover is not
 * paid.
 */
const periodSchema = z.object({
  period: z.string().check(z.regex(/^\d{4}-\d{2}(-\d{2})?$/)),
  registered: countSchema,
  /** Number of members with valid turnover; for a month, on its best day. */
  active: countSchema,
  turnover: amountSchema,
  rate: z.optional(z.string()),
  amount: amountSchema,
  paidAt: z.optional(instantSchema),
});
export type WireAgentPeriod = z.infer<typeof periodSchema>;

/** Lists the statement of an agent, the newest first: days and months with registrations or play. */
export const agentRecordCall = defineCall({
  path: '/act/api/v1/agent/record',
  request: z.object({ by: z.enum(['day', 'month']), ...pageRequestSchema.shape }),
  response: z.object({ total: countSchema, list: z.array(periodSchema) }),
});

/**
 * Lists the members who registered by the link, the newest first. `turnover` is what counted until yesterday; `counts`
 * is false for a second account of the agent.
 */
export const agentMembersCall = defineCall({
  path: '/act/api/v1/agent/members',
  request: pageRequestSchema,
  response: z.object({
    total: countSchema,
    list: z.array(z.object({ name: z.string(), registeredOn: daySchema, turnover: amountSchema, counts: z.boolean() })),
  }),
});
