import { riskOf, toWinOf, profitPerRisk, winPerStake, type Price } from '../exact-arithmetic/price';
import { floorOf, multiply, rational, type Rational } from '../exact-arithmetic/rational';
import { lineCount, parlayToWin, winPerUnit } from '../settlement/combinations';
import type { BetMode, ShownSelection } from '../database/tables';

/** Bet without its stake: the mode and the price of each leg. */
export interface Wager {
  readonly mode: 'single' | 'parlay' | 'system';
  /** Sizes of the lines of a system; null in the other modes. */
  readonly folds: readonly number[] | null;
  readonly prices: readonly Price[];
}

/**
 * Returns the wager of a quote or ticket at these prices of its legs. A builder is a single at the common price of its
 * legs.
 */
export function wagerAt(
  { mode, folds, together }: { readonly mode: BetMode; readonly folds: readonly number[] | null; readonly together: string | null },
  prices: readonly Price[],
): Wager {
  if (mode !== 'builder') return { mode, folds, prices };
  return { mode: 'single', folds: null, prices: [{ type: 'E', text: together ?? '' }] };
}

/** Returns the price of a selection as it was shown. */
export function priceOf({ oddsType, ior }: Pick<ShownSelection, 'oddsType' | 'ior'>): Price {
  return { type: oddsType, text: ior };
}

/** Returns how many times the stake is bet: once, or once for each line of a system. */
export function linesOf({ folds, prices }: Wager): number {
  return folds === null ? 1 : lineCount(prices.length, folds);
}

/** Returns the exact highest win per unit of the typed stake; undefined when a leg has no price. */
export function bestWinPerStake(wager: Wager): Rational | undefined {
  const { mode, prices, folds } = wager;
  const [only] = prices;
  if (mode === 'single') return only && winPerStake(only);
  const profits = profitsOf(prices);
  return profits && winPerUnit(folds ?? [prices.length], profits);
}

/**
 * Returns the risk to hold and the profit of a full win. A parlay risks its stake in any price format, a system its
 * unit stake on every line.
 */
export function amountsOf(wager: Wager, stake: bigint): { readonly risk: bigint; readonly toWin: bigint } | undefined {
  const { mode, prices, folds } = wager;
  if (mode === 'single') {
    const [only] = prices;
    const [risk, toWin] = only ? [riskOf(only, stake), toWinOf(only, stake)] : [];
    return risk === undefined || toWin === undefined ? undefined : { risk, toWin };
  }
  const profits = profitsOf(prices);
  if (!profits) return undefined;
  if (folds === null) return { risk: stake, toWin: parlayToWin(stake, profits) };
  return { risk: stake * BigInt(linesOf(wager)), toWin: floorOf(multiply(rational(stake), winPerUnit(folds, profits))) };
}

function profitsOf(prices: readonly Price[]): readonly Rational[] | undefined {
  const profits = prices.map(profitPerRisk).filter((profit) => profit !== undefined);
  return profits.length === prices.length ? profits : undefined;
}
