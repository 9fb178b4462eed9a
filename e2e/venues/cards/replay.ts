import type { RoundReport } from '../kit/operator';
import type { CheckedRound } from '../kit/react/CheckPage';
import { playActions } from './engine/blackjack/table';
import { playBull } from './engine/bull/play';
import { dealShoe } from './engine/packs';
import { factsOfBull, factsOfHand, readActions } from './facts';
import { CARD_GAMES } from './games';

/**
 * Recomputes a round from its seeds and, in 21, from the player's actions. @throws RangeError for actions that the
 * cards do not allow
 */
export function replay({ gameCode, round, seed, playerSeed, input }: CheckedRound): RoundReport['facts'] {
  const seeds = { seed, playerSeed, roundId: round };
  if (CARD_GAMES.find((game) => game.gameCode === gameCode)?.kind === 'bull') return factsOfBull(playBull(seeds));
  const actions = readActions(input);
  return factsOfHand(playActions(dealShoe(seeds), actions), actions, null);
}
