import { isAnythingPossible, isOpen, prospectOf } from '../decided/prospectOf';
import { reachOf } from '../decided/reachOf';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchState } from '../simulator/matchState';
import type { MatchRecord } from './matchRecord';
import type { OfferedMarket } from './offeredMarket';

/** Lowest number of open selections, and of prices, in a market; with fewer there is nothing to choose from. */
const FEWEST = 2;

/**
 * Removes the prices of selections that the reported events decide. A market with fewer than two open selections is
 * closed. With fewer than two prices it is suspended, because a selection beyond the highest price may become likelier
 * again.
 */
export function closeDecided(market: OfferedMarket, record: MatchRecord, state: MatchState): OfferedMarket {
  const closed = state.period === 'not-started' ? [] : decidedSelections(market, record, state);
  const prices = closed.length === 0 ? market.prices : market.prices.map(({ r, ior }) => ({ r, ior: closed.includes(r) ? '' : ior }));
  const given = closed.length === 0 ? market : { ...market, prices };
  if (prices.length - closed.length < FEWEST) return { ...given, state: 'closed', isDecided: true };
  let priced = 0;
  for (const { ior } of prices) if (ior !== '') priced += 1;
  return priced < FEWEST && given.state === 'open' ? { ...given, state: 'suspended' } : given;
}

function decidedSelections(market: OfferedMarket, { sport, course }: MatchRecord, state: MatchState): readonly string[] {
  const rule = marketRule(market.w, sport, countedOf(market.gameId));
  if (!rule) return [];
  const reach = reachOf(rule, course, state);
  if (reach.isOver) return market.prices.map(({ r }) => r);
  if (isAnythingPossible(rule, reach)) return [];
  const isClosed = ({ r }: OfferedMarket['prices'][number]): boolean => {
    const side = rule.sides.get(r);
    if (side === undefined) return false;
    const facts = { rule, side, line: lineOf(rule, side, market), scoreAtBet: state.score, course, state };
    return !isOpen(prospectOf(facts, reach));
  };
  // The two sides of a line win and lose against each other, so checking one side is enough.
  const judged = market.format === 'raw' ? market.prices.slice(0, 1) : market.prices;
  const closed = judged.filter(isClosed);
  return (market.format === 'raw' && closed.length > 0 ? market.prices : closed).map(({ r }) => r);
}
