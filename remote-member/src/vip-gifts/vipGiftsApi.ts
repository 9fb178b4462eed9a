import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import type { KeyedRequestKind } from '@site/shared/keyed-request';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import {
  claimAllCall,
  claimAllOutcomeCall,
  claimBenefitCall,
  claimOutcomeCall,
  vipWeekInfoCall,
  type WireBenefit,
} from '@site/shared/wire/welfare';
import { ALL_GIFTS, type Benefit, type ConditionProgress, type PaidClaim, type Welfare } from './benefit';

/** Loads the gifts of the member's grade and their status. Implements R-API-059. */
export async function fetchWelfare(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Welfare>> {
  return mapResult(await http.send(vipWeekInfoCall, {}, { signal, onError: 'silent' }), welfareFromWire);
}

/** Keyed request that claims and pays the gift with this id, or everything claimable. */
export const GIFT_CLAIM: KeyedRequestKind<string, string, PaidClaim> = {
  name: 'gift-claim',
  async send(http, id, key, { signal }) {
    const options = { signal, idempotencyKey: key, onError: 'silent' } as const;
    if (id === ALL_GIFTS) return mapResult(await http.send(claimAllCall, {}, options), paidFromWire);
    return mapResult(await http.send(claimBenefitCall, { id }, options), paidFromWire);
  },
  async findByKey(http, key, id, { signal }) {
    const options = { signal, onError: 'silent' } as const;
    if (id === ALL_GIFTS) {
      return mapResult(await http.send(claimAllOutcomeCall, { key }, options), ({ claimed }) => claimed && paidFromWire(claimed));
    }
    return mapResult(await http.send(claimOutcomeCall, { key }, options), ({ benefit }) => benefit && paidFromWire(benefit));
  },
  subjectOf: (id) => id,
  parseSubject: (kept) => (typeof kept === 'string' ? kept : undefined),
};

function paidFromWire({ amount }: { readonly amount: string }): PaidClaim {
  return { amount: fenFromWire(amount) };
}

function welfareFromWire({ benefits, claimable = [], ...facts }: ResponseOf<typeof vipWeekInfoCall>): Welfare {
  const all = benefits.map(benefitFromWire);
  return {
    ...facts,
    claimable: claimable.map(({ amount, ...part }) => ({ ...part, amount: fenFromWire(amount) })),
    weekly: all.find(({ kind }) => kind === 'weekly'),
    birthday: all.find(({ kind }) => kind === 'birthday'),
    levels: all.filter(({ kind }) => kind === 'level').toSorted((one, other) => other.grade - one.grade),
  };
}

function benefitFromWire({ standing: status, amount, turnover, deposit, month, claimedAt, ...facts }: WireBenefit): Benefit {
  return {
    ...facts,
    status,
    amount: fenFromWire(amount),
    turnover: progressFromWire(turnover),
    deposit: progressFromWire(deposit),
    month,
    claimedAt,
  };
}

function progressFromWire(progress: WireBenefit['turnover']): ConditionProgress | undefined {
  return progress && { done: fenFromWire(progress.done), needed: fenFromWire(progress.needed) };
}
