import type { Fen } from '../../kit/money';
import type { JackpotTier } from '../../kit/operator';
import { createDraws, type Draws } from '../../kit/fairness/createDraws';
import { drawJackpot } from './jackpots';
import { LINES, ROWS, type Grid } from './lines';
import type { Model } from './models';
import { lineStake } from './stakes';
import type { PayingSymbol, SlotSymbol } from './symbols';

export interface LineWin {
  /** Counted from 0, as in `LINES`. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  /** How many reels from the left, 3 to 5. */
  readonly count: number;
  readonly payout: Fen;
}

export interface Spin {
  /** For each reel the index of the stop in the top row. */
  readonly stops: readonly number[];
  readonly grid: Grid<SlotSymbol>;
  readonly wins: readonly LineWin[];
  /** The sum of the lines. The bank adds the content of a pool that is hit. */
  readonly payout: Fen;
  readonly jackpot: JackpotTier | null;
}

/** Where a round takes its numbers from. */
export type SpinDraws = Pick<Draws, 'below'>;

/** The draw for the pools is one of so many. */
const POOL_DRAWS = 2 ** 48;

/**
 * One round. Takes six draws: a stop for each reel from the left, then the draw for the pools. Nothing else affects the outcome, neither earlier rounds nor
 * the player's balance.
 *
 * @throws RangeError for a stake that does not divide by the lines
 */
export function spin(model: Model, stake: Fen, draws: SpinDraws): Spin {
  const stops = model.reels.map((reel) => draws.below(reel.length));
  const grid = windowAt(model, stops);
  const wins = findWins(model, grid, lineStake(stake));
  const payout = wins.reduce((sum, win) => sum + win.payout, 0n);
  return { stops, grid, wins, payout, jackpot: drawJackpot(stake, draws.below(POOL_DRAWS) / POOL_DRAWS) };
}

/** The round again from its seeds, as the page `/check` works it out. @throws RangeError for a stake that does not divide by the lines */
export function replay(
  seed: string,
  playerSeed: string,
  { model, stake, roundId }: { readonly model: Model; readonly stake: Fen; readonly roundId: string },
): Spin {
  return spin(model, stake, createDraws(seed, playerSeed, roundId));
}

/** What is seen with the reels at these stops. */
export function windowAt({ reels }: Model, stops: readonly number[]): Grid<SlotSymbol> {
  return reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => {
      const picture = reel[((stops[index] ?? 0) + row) % reel.length];
      if (picture === undefined) throw new RangeError(`reel ${index} is empty`);
      return picture;
    }),
  );
}

/** The lines that pay, in their order: three or more of one picture from the left, seals counted with it. A line pays once. */
export function findWins(model: Model, grid: Grid<SlotSymbol>, stakeOfLine: Fen): readonly LineWin[] {
  return LINES.flatMap((rows, line) => {
    const won = readLine(
      model,
      rows.map((row, reel) => grid[reel]?.[row]),
    );
    return won === null ? [] : [{ line, symbol: won.symbol, count: won.count, payout: BigInt(won.pays) * stakeOfLine }];
  });
}

/** What the pictures along one line pay, in line stakes; null for nothing. */
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
