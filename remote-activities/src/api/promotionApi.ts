import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { joinActivityCall, promotionsCall, promotionVerificationCall } from '@site/shared/wire/activities';
import type { Promotion } from '../promotions/promotion';
import type { Standing } from '../promotions/standing';
import { promotionFromWire, standingFromWire } from './promotionCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The promotions that are on, in the operator's order. Proves R-API-055. */
export async function fetchPromotions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly Promotion[]>> {
  const result = await http.send(promotionsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(promotionFromWire));
}

/** How the member stands with a promotion. For members only. Proves R-API-056. */
export async function fetchStanding(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<Standing>> {
  return mapResult(await http.send(promotionVerificationCall, { id }, { signal, failures: 'quiet' }), standingFromWire);
}

/** Joins, which pays the reward. Proves R-API-057. */
export async function joinPromotion(
  http: HttpService,
  { id, key }: { readonly id: string; readonly key: string },
  { signal }: Ending,
): Promise<CallResult<Standing>> {
  const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
  return mapResult(await http.send(joinActivityCall, { id }, options), standingFromWire);
}
