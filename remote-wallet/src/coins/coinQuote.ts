import type { CoinRate } from './coinAmount';

/** A rate that the platform keeps for the member, until a moment by the server's clock. */
export interface CoinQuote {
  readonly id: string;
  readonly rate: CoinRate;
  readonly expiresAt: number;
}
