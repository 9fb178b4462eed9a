import { addFen, type Fen } from '@site/shared/money';

/** Money of a member by place. */
export interface Assets {
  readonly central: Fen;
  readonly inVenues: Fen;
  /** Amount locked by open bets and withdrawals. */
  readonly locked: Fen;
}

/** Total assets and their parts from one response. `asOf` is the server time in milliseconds. */
export interface TotalBalance extends Assets {
  readonly asOf: number;
  readonly total: Fen;
}

/**
 * Returns the total assets (总资产), including the locked amount (decision 63).
 *
 * @example totalAssets({ central: 100_000, inVenues: 20_000, locked: 5_000 } as Assets) // 125_000 fen
 */
export function totalAssets({ central, inVenues, locked }: Assets): Fen {
  return addFen(central, inVenues, locked);
}
