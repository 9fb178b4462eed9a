import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { payoutAccountsCall } from '@site/shared/wire/accounts';

export async function fetchCardCount(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<number>> {
  const result = await http.send(payoutAccountsCall, {}, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.filter(({ kind }) => kind === 'bank').length);
}
