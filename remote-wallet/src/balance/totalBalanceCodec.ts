import { addFen, fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { allBalanceCall } from '@site/shared/wire/wallets';
import type { TotalBalance } from './totalBalance';

/** The list holds the central wallet too. Implements R-MONEY-02, R-MONEY-03. */
export function totalFromWire({ asOf, centerWalletBalance, list }: ResponseOf<typeof allBalanceCall>): TotalBalance {
  const total = addFen(...list.map(({ balance }) => fenFromWire(balance)));
  const central = fenFromWire(centerWalletBalance);
  return { asOf, total, central, inVenues: subtractFen(total, central) };
}
