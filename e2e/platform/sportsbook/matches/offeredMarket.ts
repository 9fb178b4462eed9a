import type { BookMarket } from '../pricing/matchBook';

/** State of a market at one moment. */
export interface OfferedMarket extends BookMarket {
  readonly state: 'open' | 'suspended' | 'closed';
  /** Set when it is closed because nothing is left to choose from; no board shows it. */
  readonly isDecided?: true;
}
