import type { BookMarket } from '../pricing/matchBook';

/** A market as it can be bet, or not, at one moment. */
export interface OfferedMarket extends BookMarket {
  readonly state: 'open' | 'suspended' | 'closed';
  /** Closed because nothing is left to choose from: it is on no board. */
  readonly isDecided?: true;
}
