import { commitmentOf, type Seeds } from '../../kit/fairness/createSeeds';
import { replay } from '../engine/draw';
import { shiftPeriod, type Period } from '../engine/schedule';
import type { Numbers } from '../engine/types';
import { signAt } from '../engine/lunarYear';
import type { Sign } from '../engine/zodiac';
import type { LotteryGame } from '../games';

/** A period as it is, or will be, drawn. */
export interface Draw {
  readonly period: Period;
  /** Names the round where its seed and its draws are told apart from others: `G1CP:G1-digits:20261123-0731`. */
  readonly round: string;
  /** Revealed once the period is drawn. */
  readonly seed: string;
  readonly commitment: string;
  readonly numbers: () => Numbers;
  /** Of the lunar year at the moment of the draw. */
  readonly yearSign: Sign;
}

/** Every draw of every period, past and to come: the same at any time, because it comes from the venue's secret alone. */
export interface Drum {
  drawOf(game: LotteryGame, period: Period): Draw;
  /** The last ones before this period, newest first. */
  before(game: LotteryGame, period: Period, count: number): readonly Draw[];
}

/** A hundred draws of a game are shown; a few games share this memory. */
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
      // Most periods are shown before they are drawn, and many without a bet.
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
