import { mapResult, type CallResult, type HttpService } from '@site/shared/contract';
import { balanceDaysCall, lockedMoneyCall } from '@site/shared/wire/funds';
import type { BalanceDay } from './balanceDay';
import type { LockedMoney } from './lockedMoney';
import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import { totalAssets } from './totalBalance';

/**
 * Loads the member's balance at the end of each of the last `days` business days, oldest first; for today, the current
 * balance.
 */
export async function fetchBalanceDays(
  http: HttpService,
  days: number,
  { signal }: { readonly signal: AbortSignal },
): Promise<CallResult<readonly BalanceDay[]>> {
  const result = await http.send(balanceDaysCall, { days }, { signal, onError: 'silent' });
  return mapResult(result, ({ list }) => list.map(balanceDayFromWire));
}

/** Loads the open bets and undecided withdrawals that lock money. */
export async function fetchLockedMoney(http: HttpService, { signal }: { readonly signal: AbortSignal }): Promise<CallResult<LockedMoney>> {
  return mapResult(await http.send(lockedMoneyCall, {}, { signal, onError: 'silent' }), lockedFromWire);
}

function balanceDayFromWire({ day, central, inVenues, locked }: ResponseOf<typeof balanceDaysCall>['list'][number]): BalanceDay {
  return { day, total: totalAssets({ central: fenFromWire(central), inVenues: fenFromWire(inVenues), locked: fenFromWire(locked) }) };
}

function lockedFromWire({ count, total, list }: ResponseOf<typeof lockedMoneyCall>): LockedMoney {
  return { count, total: fenFromWire(total), holds: list.map(({ amount, ...hold }) => ({ ...hold, amount: fenFromWire(amount) })) };
}
