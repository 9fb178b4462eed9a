import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { claimBenefitCall, vipWeekInfoCall, type WireBenefit } from '@site/shared/wire/welfare';
import type { Benefit, Progress, Welfare } from '../welfare/benefit';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The gifts of the member's grade and how they stand. Implements R-API-059. */
export async function fetchWelfare(http: HttpService, { signal }: Ending): Promise<CallResult<Welfare>> {
  return mapResult(await http.send(vipWeekInfoCall, {}, { signal, failures: 'quiet' }), welfareFromWire);
}

/** Claims one gift, which pays it. */
export async function claimBenefit(
  http: HttpService,
  { id, key }: { readonly id: string; readonly key: string },
  { signal }: Ending,
): Promise<CallResult<Benefit>> {
  const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
  return mapResult(await http.send(claimBenefitCall, { id }, options), benefitFromWire);
}

/** The gift as it was paid; `undefined` where it was not. The platform pays once per period whatever the key, so asking is by the gift. */
export async function fetchClaimed(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<Benefit | undefined>> {
  const result = await http.send(vipWeekInfoCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ benefits }) =>
    benefits.map(benefitFromWire).find((benefit) => benefit.id === id && benefit.standing === 'claimed'),
  );
}

function welfareFromWire({ benefits, ...facts }: ResponseOf<typeof vipWeekInfoCall>): Welfare {
  const all = benefits.map(benefitFromWire);
  return {
    ...facts,
    weekly: all.find(({ kind }) => kind === 'weekly'),
    levels: all.filter(({ kind }) => kind === 'level').toSorted((one, other) => other.grade - one.grade),
  };
}

function benefitFromWire({ amount, turnover, deposit, claimedAt, ...facts }: WireBenefit): Benefit {
  return { ...facts, amount: fenFromWire(amount), turnover: progressFromWire(turnover), deposit: progressFromWire(deposit), claimedAt };
}

function progressFromWire(progress: WireBenefit['turnover']): Progress | undefined {
  return progress && { done: fenFromWire(progress.done), needed: fenFromWire(progress.needed) };
}
