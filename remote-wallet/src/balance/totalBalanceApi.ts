import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { allBalanceCall } from '@site/shared/wire/wallets';
import type { TotalBalance } from './totalBalance';
import { totalFromWire } from './totalBalanceCodec';

/**
 * Loads the sum of all wallets. Category 8 is used only for this total (decision 35). Implements R-API-080, R-MONEY-03.
 */
export async function fetchTotalBalance(
  http: HttpService,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TotalBalance>> {
  return mapResult(await http.send(allBalanceCall, { category: '8' }, { signal, onError: 'silent' }), totalFromWire);
}
