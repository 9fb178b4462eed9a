import { addFen, fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { allBalanceCall } from '@site/shared/wire/wallets';
import { totalAssets, type TotalBalance } from './totalBalance';

/** Parses the wallets; the list includes the central one. Implements R-MONEY-02, R-MONEY-03. */
export function totalFromWire({ asOf, centerWalletBalance, lockMoney, list }: ResponseOf<typeof allBalanceCall>): TotalBalance {
  const central = fenFromWire(centerWalletBalance);
  const inVenues = subtractFen(addFen(...list.map(({ balance }) => fenFromWire(balance))), central);
  const assets = { central, inVenues, locked: fenFromWire(lockMoney) };
  return { asOf, total: totalAssets(assets), ...assets };
}
