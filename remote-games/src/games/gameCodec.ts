import { fenFromWire, subtractFen } from '@site/shared/money';
import type { ResponseOf } from '@site/shared/wire/call';
import type { gameListCall, WireGame } from '@site/shared/wire/games';
import { CHOICES, RETURN_BANDS, THEMES, VOLATILITIES, type Facets, type Game, type GamePage, type LastResult } from './game';

type WirePage = ResponseOf<typeof gameListCall>;

export function gamePageFromWire({ total, counts, list, facets, loosened = [] }: WirePage): GamePage {
  return {
    total,
    counts,
    games: list.map(gameFromWire),
    facets: facets && facetsFromWire(facets),
    loosened: loosened.flatMap(({ choice, count }) => {
      const known = CHOICES.find((each) => each === choice);
      return known === undefined ? [] : [{ choice: known, count }];
    }),
  };
}

export function gameFromWire({ state, label, volatility, lastResult, ...game }: WireGame): Game {
  const { enName, venueName, gameCode, name, rtp, motif, hasTrial, isCollected } = game;
  return {
    ...{ enName, venueName, gameCode, name, rtp, motif, hasTrial, isCollected },
    label,
    isOpen: state === 'open',
    volatility: VOLATILITIES.find((each) => each === volatility),
    lastResult: lastResult && resultFromWire(lastResult),
  };
}

export function resultFromWire({ stake, payout, at }: NonNullable<WireGame['lastResult']>): LastResult {
  return { net: subtractFen(fenFromWire(payout), fenFromWire(stake)), at };
}

/** Converts the facets and drops values this build does not know. */
function facetsFromWire(facets: NonNullable<WirePage['facets']>): Facets {
  const of = <Value extends string>(choice: string, known: readonly Value[]): ReadonlyMap<Value, number> =>
    new Map(
      known.flatMap((value) => {
        const facet = facets.find((each) => each.choice === choice && each.value === value);
        return facet === undefined ? [] : [[value, facet.count] as const];
      }),
    );
  return { theme: of('theme', THEMES), volatility: of('volatility', VOLATILITIES), returns: of('returns', RETURN_BANDS) };
}
