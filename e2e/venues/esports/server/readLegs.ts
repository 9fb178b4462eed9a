import { refuse } from '../../kit/server/refusal';
import { fixtureOf, goalsOf, NO_GOALS, parseSelection, type Score, type Title } from '../engine';
import type { BetDetail, PlaceRequest, Policy } from '../protocol';
import type { Matches } from './createMatches';
import { readPrice, writePrice } from './wire';

export type ReadLegs =
  | { readonly kind: 'taken'; readonly legs: BetDetail['legs'] }
  /** At least one leg has no price, a different price, or a different score than was shown. */
  | { readonly kind: 'changed'; readonly legs: { readonly matchId: string; readonly key: string; readonly price: string }[] };

/**
 * Reads the legs at the current prices.
 *
 * @throws RefusedError for a match or selection that the page never showed, and for two legs of one match
 */
export function readLegs({ legs, policy }: Pick<PlaceRequest, 'legs' | 'policy'>, titles: readonly Title[], matches: Matches): ReadLegs {
  if (new Set(legs.map(({ matchId }) => matchId)).size !== legs.length) throw refuse('bad-request');
  const read = legs.map(({ matchId, key, price: shownText, goals }) => {
    const fixture = fixtureOf(matchId);
    const shown = readPrice(shownText);
    if (fixture === null || !titles.includes(fixture.title) || parseSelection(key) === null || shown === null) throw refuse('bad-request');
    const match = matches.onBoard(matchId);
    const price = match?.markets.flatMap(({ offers }) => offers).find(({ selection }) => selection.key === key)?.price ?? null;
    const atBet = match === null ? NO_GOALS : goalsOf(match.state);
    return { matchId, key, price, atBet, isTaken: price !== null && isAccepted(policy, shown, price, isSame(goals, atBet)) };
  });
  if (read.every(({ isTaken }) => isTaken)) {
    return {
      kind: 'taken',
      legs: read.flatMap(({ matchId, key, price, atBet }) => (price === null ? [] : [{ matchId, key, price, atBet }])),
    };
  }
  return { kind: 'changed', legs: read.map(({ matchId, key, price }) => ({ matchId, key, price: writePrice(price) })) };
}

/**
 * Returns true when the policy accepts the current price. A goal since the price was shown makes it a different bet,
 * which only `any` accepts.
 */
function isAccepted(policy: Policy, shown: number, price: number, isSameScore: boolean): boolean {
  switch (policy) {
    case 'any':
      return true;
    case 'better':
      return isSameScore && price >= shown;
    case 'ask':
      return isSameScore && price === shown;
  }
}

function isSame(one: Score, other: Score): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
