import type { CoinRate } from './coinAmount';

/** Exchange rate that the platform guarantees the member until a server time. */
export interface CoinQuote {
  readonly id: string;
  readonly rate: CoinRate;
  readonly expiresAt: number;
}
