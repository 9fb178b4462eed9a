import { isOpen, prospectOf } from '../decided/prospectOf';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchState } from '../simulator/matchState';
import type { MatchRecord } from './matchRecord';
import type { OfferedMarket } from './offeredMarket';

/** So many selections of a market must be open, and must have a price, or the market offers nothing to choose from. */
const FEWEST = 2;

/**
 * Takes the prices off selections that what has been reported decides. A market is closed where fewer than two are left, and suspended while fewer
 * than two of them have a price: what the highest price cannot pay may become likelier again.
 */
export function closeDecided(market: OfferedMarket, record: MatchRecord, state: MatchState): OfferedMarket {
  const rule = state.period === 'not-started' ? undefined : marketRule(market.w, record.sport, countedOf(market.gameId));
  let [left, isChanged] = [market.prices.length, false];
  const prices = market.prices.map((price) => {
    const side = rule?.sides.get(price.r);
    if (!rule || side === undefined) return price;
    const facts = { rule, side, line: lineOf(rule, side, market), scoreAtBet: state.score, course: record.course, state };
    if (isOpen(prospectOf(facts))) return price;
    left -= 1;
    isChanged = true;
    return { r: price.r, ior: '' };
  });
  const given = isChanged ? { ...market, prices } : market;
  if (left < FEWEST) return { ...given, state: 'closed', isDecided: true };
  const priced = prices.filter(({ ior }) => ior !== '').length;
  return priced < FEWEST && given.state === 'open' ? { ...given, state: 'suspended' } : given;
}
