import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionsCall } from '@site/shared/wire/promotions';
import type { Promotion } from './promotion';
import { promotionFromWire } from './promotionCodec';

/**
 * Fetches the current promotions, in the operator's order. Implements R-API-055.
 *
 * @param force bypasses the cache
 */
export async function fetchPromotions(
  http: HttpService,
  { signal, force = false }: { readonly signal: AbortSignal; readonly force?: boolean },
): Promise<CallResult<readonly Promotion[]>> {
  const result = await http.send(promotionsCall, {}, { signal, force, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(promotionFromWire));
}
