import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { balanceDaysCall, lockedMoneyCall } from '@site/shared/wire/funds';
import type { BalanceDay } from './balanceDay';
import type { LockedMoney } from './lockedMoney';
import { totalAssets } from './totalBalance';

export function balanceDayFromWire({ day, central, inVenues, locked }: ResponseOf<typeof balanceDaysCall>['list'][number]): BalanceDay {
  return { day, total: totalAssets({ central: fenFromWire(central), inVenues: fenFromWire(inVenues), locked: fenFromWire(locked) }) };
}

export function lockedFromWire({ count, total, list }: ResponseOf<typeof lockedMoneyCall>): LockedMoney {
  return { count, total: fenFromWire(total), holds: list.map(({ amount, ...hold }) => ({ ...hold, amount: fenFromWire(amount) })) };
}
