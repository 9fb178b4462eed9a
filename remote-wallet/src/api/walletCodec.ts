import { addFen, fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { allBalanceCall, Category, channelBalanceCall, recycleCall } from '@site/shared/wire/games';
import type { TotalMoney } from '../balance/totalMoney';
import type { MoveOutcome } from '../transfer/moneyMove';
import type { VenueCategory, VenueReading, VenueWallet, VenueWallets } from '../venues/venueWallet';

type WireBalances = ResponseOf<typeof allBalanceCall>;
type WireWallet = WireBalances['list'][number];

/** How the list names the central wallet among the others. */
const CENTER = 'CENTER';

const CATEGORIES: Readonly<Record<Category, VenueCategory>> = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
};

/** The sum of all wallets, the central one among them. Implements R-MONEY-02, R-MONEY-03. */
export function totalFromWire({ asOf, centerWalletBalance, list }: WireBalances): TotalMoney {
  const total = addFen(...list.map(({ balance }) => fenFromWire(balance)));
  const central = fenFromWire(centerWalletBalance);
  return { asOf, total, central, inVenues: subtractFen(total, central) };
}

/** Implements R-MONEY-02. */
export function walletsFromWire({ asOf, centerWalletBalance, autoTransfer, list }: WireBalances): VenueWallets {
  return {
    asOf,
    central: fenFromWire(centerWalletBalance),
    isAutoTransfer: autoTransfer === '1',
    rows: list.filter(({ enName }) => enName !== CENTER).map(walletFromWire),
  };
}

function walletFromWire({ enName, name, category, balance, state, turnoverLeft }: WireWallet): VenueWallet {
  return {
    enName,
    name,
    category: category === undefined ? 'other' : CATEGORIES[category],
    balance: fenFromWire(balance),
    isOpen: state === 'open',
    turnoverLeft: turnoverLeft === undefined ? undefined : fenFromWire(turnoverLeft),
  };
}

export function readingFromWire({ channelCode, balance, asOf }: ResponseOf<typeof channelBalanceCall>): VenueReading {
  return { enName: channelCode, balance: fenFromWire(balance), asOf };
}

export function recycledFromWire({ recycled, kept }: ResponseOf<typeof recycleCall>): MoveOutcome {
  return { amount: fenFromWire(recycled), kept: kept.map(({ name, amount, why }) => ({ name, amount: fenFromWire(amount), why })) };
}
