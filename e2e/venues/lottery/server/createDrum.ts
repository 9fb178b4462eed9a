import { commitmentOf, type Seeds } from '../../kit/fairness/createSeeds';
import { replay } from '../engine/draw';
import { shiftPeriod, type Period } from '../engine/schedule';
import type { Numbers } from '../engine/types';
import { signAt } from '../engine/lunarYear';
import type { Sign } from '../engine/zodiac';
import type { LotteryGame } from '../games';

/** Past or future draw of a period. */
export interface Draw {
  readonly period: Period;
  /** Round name for the seed and the draws, unique across venues: `G1CP:G1-digits:20261123-0731`. */
  readonly round: string;
  /** Seed; revealed once the period is drawn. */
  readonly seed: string;
  readonly commitment: string;
  readonly numbers: () => Numbers;
  /** Sign of the lunar year at the moment of the draw. */
  readonly yearSign: Sign;
}

/** All draws of all periods, past and future. They are derived only from the venue's secret, so they never change. */
export interface Drum {
  drawOf(game: LotteryGame, period: Period): Draw;
  /** Returns the last draws before this period, newest first. */
  before(game: LotteryGame, period: Period, count: number): readonly Draw[];
}

/** Size of the cache, shared by a few games that each show a hundred draws. */
const REMEMBERED = 2_000;

export function createDrum(seeds: Seeds): Drum {
  const known = new Map<string, Draw>();
  const drawOf = (game: LotteryGame, period: Period): Draw => {
    const round = `${game.enName}:${game.gameCode}:${period.id}`;
    const remembered = known.get(round);
    if (remembered !== undefined) return remembered;
    const seed = seeds.seedOf(round);
    let numbers: Numbers | null = null;
    const draw: Draw = {
      period,
      round,
      seed,
      commitment: commitmentOf(seed),
      yearSign: signAt(period.drawsAt),
      // Draw lazily, because most periods are shown before they are drawn, and many have no bet.
      numbers: () => (numbers ??= replay(seed, '', { kind: game.kind, round })),
    };
    if (known.size >= REMEMBERED) known.clear();
    known.set(round, draw);
    return draw;
  };
  return {
    drawOf,
    before: (game, period, count) =>
      Array.from({ length: count }, (_, index) => drawOf(game, shiftPeriod(game.schedule, period, -index - 1))),
  };
}
