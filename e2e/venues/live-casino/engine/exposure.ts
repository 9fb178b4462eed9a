import { exposures } from '../../kit/exposure';
import type { Fen } from '../../kit/money';
import { listBets, payoutOf, type Bets } from './bets';
import type { Outcome } from './deal';

type Decided = Pick<Outcome, 'winner' | 'playerPair' | 'bankerPair'>;

/** Every way in which all fields of a round can be decided. */
const OUTCOMES: readonly Decided[] = (['banker', 'player', 'tie'] as const).flatMap((winner) =>
  [true, false].flatMap((playerPair) => [true, false].map((bankerPair) => ({ winner, playerPair, bankerPair }))),
);

/**
 * Returns the exposure of each of a player's bets on one round, by its id: both sides together lose the commission at most. A tie gives the stakes on banker and player
 * back, and they count nothing.
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
