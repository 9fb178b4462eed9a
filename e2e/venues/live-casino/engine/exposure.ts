import { exposures } from '../../kit/exposure';
import type { Fen } from '../../kit/money';
import { listBets, payoutOf, type Bets } from './bets';
import type { Outcome } from './deal';

type Decided = Pick<Outcome, 'winner' | 'playerPair' | 'bankerPair'>;

const OUTCOMES: readonly Decided[] = (['banker', 'player', 'tie'] as const).flatMap((winner) =>
  [true, false].flatMap((playerPair) => [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair }))),
);

/**
 * Returns the exposure of each of a player's bets on one round, by its id. Bets on both sides together lose at most the
 * commission. A tie returns stakes on banker and player, which then count nothing.
 */
export function exposuresOf(
  bets: ReadonlyArray<{ readonly roundId: string; readonly bets: Bets }>,
  outcome: Decided,
): ReadonlyMap<string, Fen> {
  return exposures(
    bets.flatMap(({ roundId, bets: fields }) =>
      listBets(fields).map(({ field, stake }) => ({
        roundId,
        stake,
        payouts: OUTCOMES.map((each) => payoutOf(field, stake, each)),
        halves: payoutOf(field, stake, outcome) === stake ? 0 : 2,
      })),
    ),
  );
}
