import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { jwtCall } from '@site/shared/wire/user';

/** Fetches the short-lived jwt that signs a member in to the chat. Implements R-API-032. */
export async function fetchJwt(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<string>> {
  return mapResult(await http.send(jwtCall, {}, { signal, onError: 'silent' }), ({ jwt }) => jwt);
}
