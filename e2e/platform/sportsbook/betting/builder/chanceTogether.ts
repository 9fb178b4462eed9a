import { ONE, rational, ZERO, type Rational } from '../../exact-arithmetic/rational';
import { countedOf } from '../../markets/gameIds';
import { lineOf } from '../../markets/line';
import { marketRule } from '../../markets/marketRules';
import type { MatchView } from '../../matches/matchView';
import { winsOf } from '../../pricing/builder/builderLegs';
import { decidedLeg } from '../decidedLeg';
import type { LegRow } from '../tickets';
import { endingsOf } from './priceTogether';

/** Chances are cut to this share, so that what is paid is exact from here on. */
const PARTS = 1_000_000_000n;

/**
 * How likely all legs of an accepted builder win from here on, before any margin: what is decided already counts as decided. 0 where one of them
 * is lost.
 */
export function chanceTogether(legs: readonly LegRow[], view: MatchView): Rational {
  const grades = legs.map((leg) => decidedLeg(leg, view));
  if (grades.some((grade) => grade !== null && grade !== 'W')) return ZERO;
  const open = legs.filter((_leg, index) => grades[index] === null);
  if (open.length === 0) return ONE;
  const endings = endingsOf(view);
  const wins = open.flatMap((leg) => {
    const rule = marketRule(leg.w, view.record.sport, countedOf(leg.line_game_id));
    const side = rule?.sides.get(leg.r);
    if (!rule || side === undefined) return [];
    const { bet_home: home, bet_away: away } = leg;
    const scoreAtBet = home === null || away === null ? null : { home, away };
    return [winsOf({ rule, side, line: lineOf(rule, side, leg), scoreAtBet }, endings)];
  });
  if (wins.length < open.length) return ZERO;
  let chance = 0;
  endings.forEach(({ probability }, at) => {
    if (wins.every((won) => won[at] === true)) chance += probability;
  });
  return rational(BigInt(Math.floor(Math.min(1, chance) * Number(PARTS))), PARTS);
}
