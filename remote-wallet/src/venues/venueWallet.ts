import type { Fen } from '@site/shared/money';

/** The categories of venues, in the order of the menu. */
export const VENUE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing', 'other'] as const;
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

/** The member's balance in one venue. */
export interface VenueWallet {
  readonly enName: string;
  readonly name: string;
  readonly category: VenueCategory;
  readonly balance: Fen;
  readonly isOpen: boolean;
  /** Turnover still required before this balance can leave the venue; `undefined` where there is no such rule. */
  readonly turnoverLeft: Fen | undefined;
}

/** The central balance and that of each venue. `asOf` is in milliseconds by the server's clock. */
export interface VenueWallets {
  readonly asOf: number;
  readonly central: Fen;
  /** Launching a game transfers the central balance into its venue, and the balances of other venues back first; off until chosen. */
  readonly isAutoTransfer: boolean;
  /** What it fills a venue up to, at most; `undefined` for all that is free. */
  readonly autoTransferLimit: Fen | undefined;
  readonly rows: readonly VenueWallet[];
}

/** The balance of a single venue. */
export interface VenueReading {
  readonly enName: string;
  readonly balance: Fen;
  readonly asOf: number;
}

/** Applies the readings that are newer than the wallets. An older reading never replaces a newer one. */
export function withReadings(wallets: VenueWallets, readings: readonly VenueReading[]): VenueWallets {
  const rows = wallets.rows.map((wallet) => {
    const newest = readings
      .filter(({ enName, asOf }) => enName === wallet.enName && asOf > wallets.asOf)
      .reduce<VenueReading | undefined>((best, reading) => (best && best.asOf >= reading.asOf ? best : reading), undefined);
    return newest ? { ...wallet, balance: newest.balance } : wallet;
  });
  return { ...wallets, rows };
}

/** Implements R-STORE-16. */
export function withoutZeroBalances(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return rows.filter(({ balance }) => balance !== 0);
}

/** Highest balance first; equal balances keep their order. */
export function sortByBalance(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return [...rows].sort((a, b) => b.balance - a.balance);
}

export interface VenueGroup {
  readonly category: VenueCategory;
  readonly rows: readonly VenueWallet[];
}

/** In the order of the menu, without empty categories. */
export function groupByCategory(rows: readonly VenueWallet[]): readonly VenueGroup[] {
  return VENUE_CATEGORIES.map((category) => ({ category, rows: rows.filter((wallet) => wallet.category === category) })).filter(
    (group) => group.rows.length > 0,
  );
}
