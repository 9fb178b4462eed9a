import type { Outcome } from './deal';
import { openShoe } from './shoe';

/** Round of a shoe: `{ shoe: 'HT-A01-20261123-07', round: 23 }`; rounds are counted from 1. */
export interface ReplayInput {
  readonly shoe: string;
  readonly round: number;
}

/**
 * Recomputes a round from the seed, which is revealed when its shoe is over. Returns null when the shoe has no such
 * round.
 */
export function replay(seed: string, _playerSeed: string, { shoe, round }: ReplayInput): Outcome | null {
  return openShoe(seed, shoe).rounds[round - 1] ?? null;
}
