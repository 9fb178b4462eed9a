import type { Fen } from '@site/shared/money';

/** The sum of a member's wallets without the locked amount. `asOf` is in milliseconds by the server's clock. */
export interface TotalBalance {
  readonly asOf: number;
  /** Central and venues together. */
  readonly total: Fen;
  readonly central: Fen;
  readonly inVenues: Fen;
}
