import type { MarketRule } from '../../markets/marketRules';
import type { PlayedSport } from '../../simulator/sport';
import { europeanMarket, pairMarkets, type BookMarket, type BookRequest } from '../book';
import { chanceOf, type Spread, type SpreadOf } from '../distribution';
import { handicapLines, totalLines } from '../lines';
import { basketballSpreads } from './basketballSpreads';
import { goalSpreads } from './goalSpreads';
import { setSpreads } from './setSpreads';

const SPREADS: Readonly<Record<PlayedSport, (request: BookRequest) => SpreadOf>> = {
  BK: basketballSpreads,
  TN: setSpreads,
  VB: setSpreads,
  TT: setSpreads,
  SK: setSpreads,
  BS: goalSpreads,
  OP: goalSpreads,
};

/**
 * Returns a function that prices one market in any sport except football, from the distribution of the sides' results.
 */
export function playedPricer(sport: PlayedSport, request: BookRequest): (rule: MarketRule) => readonly BookMarket[] {
  const spreadOf = SPREADS[sport](request);
  return (rule) => {
    const spread = spreadOf(rule);
    if (spread === null) return [];
    switch (rule.settlement.kind) {
      case 'handicap':
        return pairMarkets(rule, request, handicapLines(spread.lead, 'halves'));
      case 'total': {
        const { of } = rule.settlement;
        const total = of === 'both' ? spread.total : spread[of];
        return total === undefined ? [] : pairMarkets(rule, request, totalLines(total, lowest(total), 'halves'));
      }
      case 'draw-no-bet': {
        const [home, away] = [chanceOf(spread.lead, (lead) => lead > 0), chanceOf(spread.lead, (lead) => lead < 0)];
        return [
          europeanMarket(
            rule,
            request,
            new Map([
              ['H', home / (home + away)],
              ['C', away / (home + away)],
            ]),
          ),
        ];
      }
      default: {
        const odd = chanceOf(spread.total, (total) => total % 2 !== 0);
        return [
          europeanMarket(
            rule,
            request,
            new Map([
              ['odd', odd],
              ['even', 1 - odd],
            ]),
          ),
        ];
      }
    }
  };
}

function lowest(total: Spread['total']): number {
  return Math.min(...total.keys());
}
