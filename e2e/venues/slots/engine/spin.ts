import type { Fen } from '../../kit/money';
import type { JackpotTier } from '../../kit/operator';
import { createDraws, type Draws } from '../../kit/fairness/createDraws';
import { drawJackpot } from './jackpots';
import { LINES, ROWS, type Grid } from './lines';
import type { Model } from './models';
import { lineStake } from './stakes';
import type { PayingSymbol, SlotSymbol } from './symbols';

export interface LineWin {
  /** Line index from 0, as in `LINES`. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  /** Number of reels from the left, 3 to 5. */
  readonly count: number;
  readonly payout: Fen;
}

export interface Spin {
  /** Index of the stop in the top row, for each reel. */
  readonly stops: readonly number[];
  readonly grid: Grid<SlotSymbol>;
  readonly wins: readonly LineWin[];
  /** Sum of the lines. The bank adds the content of a pool that is hit. */
  readonly payout: Fen;
  readonly jackpot: JackpotTier | null;
}

export type SpinDraws = Pick<Draws, 'below'>;

/** Range of the pool draw. */
const POOL_DRAWS = 2 ** 48;

/**
 * Plays one round. Makes six draws: a stop for each reel from the left, then the pool draw. Nothing else affects the
 * outcome, not earlier rounds or the player's balance.
 *
 * @throws RangeError for a stake that is not divisible by the lines
 */
export function spin(model: Model, stake: Fen, draws: SpinDraws): Spin {
  const stops = model.reels.map((reel) => draws.below(reel.length));
  const grid = windowAt(model, stops);
  const wins = findWins(model, grid, lineStake(stake));
  const payout = wins.reduce((sum, win) => sum + win.payout, 0n);
  return { stops, grid, wins, payout, jackpot: drawJackpot(stake, draws.below(POOL_DRAWS) / POOL_DRAWS) };
}

/**
 * Recomputes a round from its seeds, for the page `/check`. @throws RangeError for a stake that is not divisible by the
 * lines
 */
export function replay(
  seed: string,
  playerSeed: string,
  { model, stake, roundId }: { readonly model: Model; readonly stake: Fen; readonly roundId: string },
): Spin {
  return spin(model, stake, createDraws(seed, playerSeed, roundId));
}

/** Returns the visible pictures with the reels at these stops. */
export function windowAt({ reels }: Model, stops: readonly number[]): Grid<SlotSymbol> {
  return reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => {
      const picture = reel[((stops[index] ?? 0) + row) % reel.length];
      if (picture === undefined) throw new RangeError(`reel ${index} is empty`);
      return picture;
    }),
  );
}

/**
 * Returns the winning lines in order: three or more of one picture from the left, including seals. A line pays once.
 */
export function findWins(model: Model, grid: Grid<SlotSymbol>, stakeOfLine: Fen): readonly LineWin[] {
  return LINES.flatMap((rows, line) => {
    const won = readLine(
      model,
      rows.map((row, reel) => grid[reel]?.[row]),
    );
    return won === null ? [] : [{ line, symbol: won.symbol, count: won.count, payout: BigInt(won.pays) * stakeOfLine }];
  });
}

/** Returns the payout of the pictures along one line, in line stakes; null when there is none. */
export function readLine(
  { pays }: Model,
  [symbol, ...others]: readonly (SlotSymbol | undefined)[],
): { readonly symbol: PayingSymbol; readonly count: number; readonly pays: number } | null {
  if (symbol === undefined || symbol === 'seal') return null;
  const end = others.findIndex((other) => other !== symbol && other !== 'seal');
  const count = 1 + (end === -1 ? others.length : end);
  const paid = pays[symbol][count - 3];
  return paid === undefined ? null : { symbol, count, pays: paid };
}
