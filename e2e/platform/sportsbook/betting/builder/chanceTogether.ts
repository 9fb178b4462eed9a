import { ONE, rational, ZERO, type Rational } from '../../exact-arithmetic/rational';
import { countedOf } from '../../markets/gameIds';
import { lineOf } from '../../markets/line';
import { marketRule } from '../../markets/marketRules';
import type { MatchView } from '../../matches/matchView';
import { winsOf } from '../../pricing/builder/builderLegs';
import { decidedLeg } from '../decidedLeg';
import type { LegRow } from '../tickets';
import { endingsOf } from './priceTogether';

/** Precision of chances: they are cut to 1/PARTS, so that every amount computed from them is exact. */
const PARTS = 1_000_000_000n;

/**
 * Returns how likely all legs of an accepted builder win from now on, before any margin. A leg that is already decided
 * counts as decided; the chance is 0 when one of them is lost.
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
