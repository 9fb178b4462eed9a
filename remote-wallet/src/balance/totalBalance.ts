import { addFen, type Fen } from '@site/shared/money';

/** The money of a member, by place. */
export interface Assets {
  readonly central: Fen;
  /** The sum of all venues. */
  readonly inVenues: Fen;
  /** Held by open bets and withdrawals. */
  readonly locked: Fen;
}

/** Total assets and their parts, of one answer. `asOf` is in milliseconds by the server's clock. */
export interface TotalBalance extends Assets {
  readonly asOf: number;
  readonly total: Fen;
}

/**
 * Returns the total assets (总资产), which include what is locked (decision 63).
 *
 * @example totalAssets({ central: 100_000, inVenues: 20_000, locked: 5_000 } as Assets) // 125_000 fen
 */
export function totalAssets({ central, inVenues, locked }: Assets): Fen {
  return addFen(central, inVenues, locked);
}
