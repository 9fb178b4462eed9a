import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionsCall } from '@site/shared/wire/activities';
import type { Promotion } from './promotion';
import { promotionFromWire } from './promotionCodec';

/** The current promotions, in the operator's order. Implements R-API-055. */
export async function fetchPromotions(
  http: HttpService,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<readonly Promotion[]>> {
  const result = await http.send(promotionsCall, {}, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(promotionFromWire));
}
