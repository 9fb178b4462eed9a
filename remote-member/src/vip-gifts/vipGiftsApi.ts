import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { claimBenefitCall, claimOutcomeCall, vipWeekInfoCall, type WireBenefit } from '@site/shared/wire/welfare';
import type { Benefit, ConditionProgress, Welfare } from './benefit';

/** The gifts of the member's grade and their status. Implements R-API-059. */
export async function fetchWelfare(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Welfare>> {
  return mapResult(await http.send(vipWeekInfoCall, {}, { signal, failures: 'quiet' }), welfareFromWire);
}

/** Claims the gift of this id, which pays it. */
export const GIFT_CLAIM: KeyedRequestKind<string, string, Benefit> = {
  name: 'gift-claim',
  async send(http, id, key, { signal }) {
    const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
    return mapResult(await http.send(claimBenefitCall, { id }, options), benefitFromWire);
  },
  async findByKey(http, key, _id, { signal }) {
    const result = await http.send(claimOutcomeCall, { key }, { signal, failures: 'quiet' });
    return mapResult(result, ({ benefit }) => benefit && benefitFromWire(benefit));
  },
  subjectOf: (id) => id,
  parseSubject: (kept) => (typeof kept === 'string' ? kept : undefined),
};

function welfareFromWire({ benefits, ...facts }: ResponseOf<typeof vipWeekInfoCall>): Welfare {
  const all = benefits.map(benefitFromWire);
  return {
    ...facts,
    weekly: all.find(({ kind }) => kind === 'weekly'),
    levels: all.filter(({ kind }) => kind === 'level').toSorted((one, other) => other.grade - one.grade),
  };
}

function benefitFromWire({ standing: status, amount, turnover, deposit, claimedAt, ...facts }: WireBenefit): Benefit {
  return {
    ...facts,
    status,
    amount: fenFromWire(amount),
    turnover: progressFromWire(turnover),
    deposit: progressFromWire(deposit),
    claimedAt,
  };
}

function progressFromWire(progress: WireBenefit['turnover']): ConditionProgress | undefined {
  return progress && { done: fenFromWire(progress.done), needed: fenFromWire(progress.needed) };
}
