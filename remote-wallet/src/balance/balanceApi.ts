import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { balanceDaysCall, lockedMoneyCall } from '@site/shared/wire/funds';
import { allBalanceCall } from '@site/shared/wire/games';
import { balanceDayFromWire, lockedFromWire, totalFromWire } from './balanceCodec';
import type { BalanceDay } from './balanceDay';
import type { LockedMoney } from './lockedMoney';
import type { TotalBalance } from './totalBalance';

/** The sum of all wallets: category 8 serves the total and nothing else (decision 35). Implements R-API-080, R-MONEY-03. */
export async function fetchTotalBalance(
  http: HttpService,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<TotalBalance>> {
  return mapResult(await http.send(allBalanceCall, { category: '8' }, { signal, failures: 'quiet' }), totalFromWire);
}

/** What the member had at the end of each of the last `days` business days, the oldest first; of today what they have now. */
export async function fetchBalanceDays(
  http: HttpService,
  days: number,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<readonly BalanceDay[]>> {
  const result = await http.send(balanceDaysCall, { days }, { signal, failures: 'quiet' });
  return mapResult(result, ({ list }) => list.map(balanceDayFromWire));
}

/** What locks money: open bets and withdrawals that are not decided. */
export async function fetchLockedMoney(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<LockedMoney>> {
  return mapResult(await http.send(lockedMoneyCall, {}, { signal, failures: 'quiet' }), lockedFromWire);
}
