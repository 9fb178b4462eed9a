import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import type { Overview } from './overview';
import { overviewFromWire } from './overviewCodec';

/** Fetches the member's status in every promotion, and the latest payments. For members only. */
export async function fetchOverview(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Overview>> {
  return mapResult(await http.send(promotionOverviewCall, {}, { signal, onError: 'silent' }), overviewFromWire);
}
