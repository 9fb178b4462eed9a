import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { confirmInfoCall } from '@site/shared/wire/activities';

/**
 * Agrees to the terms of the race, which enters the member for this week. Agreeing again changes nothing. Implements
 * R-API-058.
 */
export async function enterRace(
  http: HttpService,
  promotionId: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<undefined>> {
  return mapResult(await http.send(confirmInfoCall, { id: promotionId }, { signal, onError: 'silent' }), () => undefined);
}
