import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import type { Overview } from './overview';
import { overviewFromWire } from './overviewCodec';

/** Where the member is in every promotion, and what they were paid last. For members only. */
export async function fetchOverview(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<Overview>> {
  return mapResult(await http.send(promotionOverviewCall, {}, { signal, onError: 'silent' }), overviewFromWire);
}
