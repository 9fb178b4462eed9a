import type { Fen } from '@site/shared/money';

/** All of a member's money that can be moved, as of one moment by the server's clock. What is locked is not part of it. */
export interface TotalMoney {
  readonly asOf: number;
  /** Central and venues together. */
  readonly total: Fen;
  readonly central: Fen;
  readonly inVenues: Fen;
}
