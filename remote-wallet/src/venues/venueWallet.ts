import type { Fen } from '@site/shared/money';

/** The kinds of game venues, in the order of the menu; what is none of them stands last. */
export const VENUE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing', 'other'] as const;
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

/** What the member has in one venue. */
export interface VenueWallet {
  readonly enName: string;
  readonly name: string;
  readonly category: VenueCategory;
  readonly balance: Fen;
  readonly isOpen: boolean;
  /** Turnover still to be played before this money may leave; `undefined` where nothing binds it. */
  readonly turnoverLeft: Fen | undefined;
}

/** The central balance and what lies in each venue, as of one moment by the server's clock. */
export interface VenueWallets {
  readonly asOf: number;
  readonly central: Fen;
  /** Entering a venue brings the money along, and what lies in other venues comes back. */
  readonly isAutoTransfer: boolean;
  readonly rows: readonly VenueWallet[];
}

/** The balance of one venue, read by itself. */
export interface VenueReading {
  readonly enName: string;
  readonly balance: Fen;
  readonly asOf: number;
}

/** The wallets with the readings that are newer than they are. An older reading never replaces a newer one. */
export function withReadings(wallets: VenueWallets, readings: readonly VenueReading[]): VenueWallets {
  const rows = wallets.rows.map((wallet) => {
    const newest = readings
      .filter(({ enName, asOf }) => enName === wallet.enName && asOf > wallets.asOf)
      .reduce<VenueReading | undefined>((best, reading) => (best && best.asOf >= reading.asOf ? best : reading), undefined);
    return newest ? { ...wallet, balance: newest.balance } : wallet;
  });
  return { ...wallets, rows };
}

/** Without the venues that hold nothing. Implements R-STORE-16. */
export function withoutZeroBalances(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return rows.filter(({ balance }) => balance !== 0);
}

/** Venues that hold money first, most of it at the top; the others keep their order. */
export function mostFirst(rows: readonly VenueWallet[]): readonly VenueWallet[] {
  return [...rows].sort((a, b) => b.balance - a.balance);
}

export interface VenueGroup {
  readonly category: VenueCategory;
  readonly rows: readonly VenueWallet[];
}

/** The venues by category, in the order of the menu; a category without any is left out. */
export function groupByCategory(rows: readonly VenueWallet[]): readonly VenueGroup[] {
  return VENUE_CATEGORIES.map((category) => ({ category, rows: rows.filter((wallet) => wallet.category === category) })).filter(
    (group) => group.rows.length > 0,
  );
}
