import { createDraws } from '../../kit/fairness/createDraws';
import { range } from './plays/definePlay';
import type { Kind, Numbers } from './types';

export interface DrawInput {
  readonly kind: Kind;
  /** Name of the round from venue, game and period: `G1CP:G1-digits:20261123-0731`. */
  readonly round: string;
}

/** Draws the numbers; the same seed gives the same numbers. A lottery has no player seed. */
export function replay(seed: string, playerSeed: string, { kind, round }: DrawInput): Numbers {
  const draws = createDraws(seed, playerSeed, round);
  switch (kind) {
    case 'digits':
      return range(1, 5).map(() => draws.below(10));
    case 'dice':
      return range(1, 3).map(() => draws.below(6) + 1);
    case 'cars':
      return draws.shuffle(range(1, 10));
    case 'balls':
      return draws.shuffle(range(1, 49), 7);
  }
}
