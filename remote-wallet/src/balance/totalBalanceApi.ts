import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { allBalanceCall } from '@site/shared/wire/wallets';
import { type TotalBalance, totalAssets } from './totalBalance';
import { addFen, fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';

/**
 * Loads the sum of all wallets. Category 8 is used only for this total (decision 35). Implements R-API-080, R-MONEY-03.
 */
export async function fetchTotalBalance(
  http: HttpService,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TotalBalance>> {
  return mapResult(await http.send(allBalanceCall, { category: '8' }, { signal, onError: 'silent' }), totalFromWire);
}

/** Parses the wallets; the list includes the central one. Implements R-MONEY-02, R-MONEY-03. */
function totalFromWire({ asOf, centerWalletBalance, lockMoney, list }: ResponseOf<typeof allBalanceCall>): TotalBalance {
  const central = fenFromWire(centerWalletBalance);
  const inVenues = subtractFen(addFen(...list.map(({ balance }) => fenFromWire(balance))), central);
  const assets = { central, inVenues, locked: fenFromWire(lockMoney) };
  return { asOf, total: totalAssets(assets), ...assets };
}
