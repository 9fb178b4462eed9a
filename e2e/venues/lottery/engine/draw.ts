import { createDraws } from '../../kit/fairness/createDraws';
import { range } from './plays/definePlay';
import type { Kind, Numbers } from './types';

export interface DrawInput {
  readonly kind: Kind;
  /** The game's code and the period: `G1-digits/20261123-0731`. */
  readonly round: string;
}

/** Draws, and gives back the same for the same seed: a lottery has no seed of the players. */
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
