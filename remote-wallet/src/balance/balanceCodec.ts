import { addFen, fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { balanceDaysCall, lockedMoneyCall } from '@site/shared/wire/funds';
import type { allBalanceCall } from '@site/shared/wire/games';
import type { BalanceDay } from './balanceDay';
import type { LockedMoney } from './lockedMoney';
import type { TotalBalance } from './totalBalance';

/** The list holds the central wallet too. Implements R-MONEY-02, R-MONEY-03. */
export function totalFromWire({ asOf, centerWalletBalance, list }: ResponseOf<typeof allBalanceCall>): TotalBalance {
  const total = addFen(...list.map(({ balance }) => fenFromWire(balance)));
  const central = fenFromWire(centerWalletBalance);
  return { asOf, total, central, inVenues: subtractFen(total, central) };
}

export function balanceDayFromWire({ day, central, inVenues }: ResponseOf<typeof balanceDaysCall>['list'][number]): BalanceDay {
  return { day, total: addFen(fenFromWire(central), fenFromWire(inVenues)) };
}

export function lockedFromWire({ count, total, list }: ResponseOf<typeof lockedMoneyCall>): LockedMoney {
  return { count, total: fenFromWire(total), holds: list.map(({ amount, ...hold }) => ({ ...hold, amount: fenFromWire(amount) })) };
}
