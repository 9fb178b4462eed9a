import { fenFromWire } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { Category } from '@site/shared/wire/categories';
import type { channelBalanceCall } from '@site/shared/wire/games';
import type { allBalanceCall } from '@site/shared/wire/wallets';
import type { VenueCategory, VenueReading, VenueWallet, VenueWallets } from './venueWallet';

type WireBalances = ResponseOf<typeof allBalanceCall>;
type WireWallet = WireBalances['list'][number];

/** Wire code of the central wallet, which may be in the list of venues. */
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

/** Parses the venue wallets. Implements R-MONEY-02. */
export function walletsFromWire({ asOf, centerWalletBalance, autoTransfer, autoTransferLimit, list }: WireBalances): VenueWallets {
  return {
    asOf,
    central: fenFromWire(centerWalletBalance),
    isAutoTransfer: autoTransfer === '1',
    autoTransferLimit: autoTransferLimit === undefined ? undefined : fenFromWire(autoTransferLimit),
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
