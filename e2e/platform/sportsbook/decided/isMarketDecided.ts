import type { MarketRule } from '../markets/marketRules';
import type { Course } from '../simulator/course';
import type { MatchState } from '../simulator/matchState';
import { isAnythingPossible, isOpen, prospectOf } from './prospectOf';
import type { Bounds } from './reach';
import { reachOf } from './reachOf';

/** Returns true when fewer than two selections of a market are open, at any line that it may have. */
export function isMarketDecided(rule: MarketRule, course: Course, state: MatchState): boolean {
  if (state.period === 'not-started') return false;
  const reach = reachOf(rule, course, state);
  if (reach.isOver) return true;
  if (isAnythingPossible(rule, reach)) return false;
  const { settlement } = rule;
  if (settlement.kind === 'handicap' || settlement.kind === 'three-way') return isFixed(reach.lead);
  if (settlement.kind === 'total') return isFixed(settlement.of === 'both' ? reach.total : reach[settlement.of]);
  let open = 0;
  for (const side of rule.sides.values()) {
    if (isOpen(prospectOf({ rule, side, line: null, scoreAtBet: null, course, state }, reach))) open += 1;
    if (open === 2) return false;
  }
  return true;
}

/**
 * Returns true when a count can end at only one value. Between two values there is always a line that leaves both sides
 * open.
 */
function isFixed({ least, most }: Bounds): boolean {
  return least === most;
}
