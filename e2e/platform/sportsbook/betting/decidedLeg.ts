import { decidedGrade, prospectOf } from '../decided/prospectOf';
import { countedOf } from '../markets/gameIds';
import { lineOf } from '../markets/line';
import { marketRule } from '../markets/marketRules';
import type { MatchView } from '../matches/matchView';
import type { Grade } from '../settlement/grade';
import type { LegRow } from './tickets';

/** Returns the result of a leg that no further event of its match can change; null while the result is open. */
export function decidedLeg(leg: LegRow, { record, state }: MatchView): Grade | null {
  const rule = marketRule(leg.w, record.sport, countedOf(leg.line_game_id));
  const side = rule?.sides.get(leg.r);
  if (!rule || side === undefined || state.period === 'not-started') return null;
  const { bet_home: home, bet_away: away } = leg;
  const scoreAtBet = home === null || away === null ? null : { home, away };
  return decidedGrade(prospectOf({ rule, side, line: lineOf(rule, side, leg), scoreAtBet, course: record.course, state }));
}
