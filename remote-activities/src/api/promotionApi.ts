import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { confirmInfoCall, joinActivityCall, promotionsCall, promotionVerificationCall } from '@site/shared/wire/activities';
import type { Promotion } from '../promotions/promotion';
import type { Standing } from '../promotions/standing';
import { promotionFromWire } from './promotionCodec';
import { standingFromWire } from './standingCodec';

/** What every call here takes beside its own facts: the end of the wait. */
interface Ending {
  readonly signal: AbortSignal;
}

/** The promotions that are on, in the operator's order. Implements R-API-055. */
export async function fetchPromotions(http: HttpService, { signal }: Ending): Promise<CallResult<readonly Promotion[]>> {
  const result = await http.send(promotionsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(promotionFromWire));
}

/** How the member stands with a promotion. For members only. Implements R-API-056. */
export async function fetchStanding(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<Standing>> {
  return mapResult(await http.send(promotionVerificationCall, { id }, { signal, failures: 'quiet' }), standingFromWire);
}

/** The same, with what became of a draw under this key; one that never came is closed for ever by asking (decision 43). */
export async function fetchDrawn(
  http: HttpService,
  { id, key }: { readonly id: string; readonly key: string },
  { signal }: Ending,
): Promise<CallResult<Standing>> {
  return mapResult(await http.send(promotionVerificationCall, { id, key }, { signal, failures: 'quiet' }), standingFromWire);
}

interface Joining {
  readonly id: string;
  readonly key: string;
  /** Of an invitation: the friend whose reward is claimed. */
  readonly friendId?: string | undefined;
}

/** Joins, which pays the reward; of a draw it draws once. Implements R-API-057. */
export async function joinPromotion(http: HttpService, { id, key, friendId }: Joining, { signal }: Ending): Promise<CallResult<Standing>> {
  const request = friendId === undefined ? { id } : { id, friendId };
  const options = { signal, idempotencyKey: key, failures: 'quiet' } as const;
  return mapResult(await http.send(joinActivityCall, request, options), standingFromWire);
}

/** Agrees to the terms of a promotion, which enters the member; again changes nothing. Implements R-API-058. */
export async function confirmTerms(http: HttpService, id: string, { signal }: Ending): Promise<CallResult<Standing>> {
  return mapResult(await http.send(confirmInfoCall, { id }, { signal, failures: 'quiet' }), standingFromWire);
}
