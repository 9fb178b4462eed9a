import type { Fen } from '@site/shared/money';

/** Venue categories in the order of the menu. */
export const VENUE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing', 'other'] as const;
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

export interface VenueWallet {
  readonly enName: string;
  readonly name: string;
  readonly category: VenueCategory;
  readonly balance: Fen;
  readonly isOpen: boolean;
  /** Turnover still required before the balance can leave the venue; `undefined` when there is no such rule. */
  readonly turnoverLeft: Fen | undefined;
}

/** Central balance and the balance of each venue. `asOf` is the server time in milliseconds. */
export interface VenueWallets {
  readonly asOf: number;
  readonly central: Fen;
  /**
   * True when launching a game first recycles the balances of other venues and then transfers the central balance into
   * its venue. Off by default.
   */
  readonly isAutoTransfer: boolean;
  /** Maximum balance to which automatic transfer fills a venue; `undefined` transfers everything available. */
  readonly autoTransferLimit: Fen | undefined;
  readonly rows: readonly VenueWallet[];
}

export interface VenueReading {
  readonly enName: string;
  readonly balance: Fen;
  readonly asOf: number;
}

/** Applies balances that are newer than the wallets. An older balance never replaces a newer one. */
export function withReadings(wallets: VenueWallets, readings: readonly VenueReading[]): VenueWallets {
  const rows = wallets.rows.map((wallet) => {
    const newest = readings
      .filter(({ enName, asOf }) => enName === wallet.enName && asOf > wallets.asOf)
      .reduce<VenueReading | undefined>((best, reading) => (best && best.asOf >= reading.asOf ? best : reading), undefined);
    return newest ? { ...wallet, balance: newest.balance } : wallet;
  });
  return { ...wallets, rows };
}

/** Returns the wallets with a balance other than 0. Implements R-STORE-16. */
export function withoutZeroBalances(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return rows.filter(({ balance }) => balance !== 0);
}

/** Sorts by balance, highest first; equal balances keep their order. */
export function sortByBalance(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return [...rows].sort((a, b) => b.balance - a.balance);
}

export interface VenueGroup {
  readonly category: VenueCategory;
  readonly rows: readonly VenueWallet[];
}

/** Groups wallets by category in the order of the menu, without empty categories. */
export function groupByCategory(rows: readonly VenueWallet[]): readonly VenueGroup[] {
  return VENUE_CATEGORIES.map((category) => ({ category, rows: rows.filter((wallet) => wallet.category === category) })).filter(
    (group) => group.rows.length > 0,
  );
}
