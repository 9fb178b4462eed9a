import { rational } from '../exact-arithmetic/rational';
import { marketRules, type MarketRule } from '../markets/marketRules';
import { ALL_SPORTS } from '../simulator/sport';
import { aCourseOf } from '../testing/courses';
import type { GradedSelection, MatchResult } from './gradeSelection';
import { marketGroup } from './marketGroups';
import { gradesTogether } from './outcomes';

const BEFORE: MatchResult = { state: 'abandoned', half: null, final: { home: 0, away: 0 }, facts: {} };
const RULES = [
  ...ALL_SPORTS.flatMap((sport) => marketRules(sport).map((rule) => [sport, rule.code, rule] as const)),
  ...(['corners', 'cards'] as const).flatMap((of) => marketRules('FT', of).map((rule) => ['FT', `${rule.code} ${of}`, rule] as const)),
];

/** Returns every side of the market, with a line that leaves none of them impossible. */
function sidesOf(rule: MarketRule): readonly GradedSelection[] {
  const { kind } = rule.settlement;
  const halves = kind === 'total' ? 2 * (rule.counts.toWin ?? 1) + 1 : kind === 'handicap' ? 3 : 2;
  const size = rational(BigInt(halves), 2n);
  const home = { numerator: -size.numerator, denominator: size.denominator };
  const hasLine = kind === 'total' || kind === 'handicap' || kind === 'three-way';
  return [...rule.sides.values()].map((side) => ({
    rule,
    side,
    line: hasLine ? (kind === 'total' || side === 'C' ? size : home) : null,
    scoreAtBet: null,
  }));
}

describe('the outcomes of a market group', () => {
  it.each(RULES)('of %s %s let every side win and every side lose', (sport, _code, rule) => {
    const course = aCourseOf(sport, 1);
    const sides = sidesOf(rule).filter(({ side }) => sport !== 'FS' || Number(side) <= course.homeRate);

    const outcomes = gradesTogether(marketGroup(rule).fact, sides, BEFORE, course);

    for (const [index] of sides.entries()) {
      const grades = new Set(outcomes.map((each) => each[index]));
      expect(grades).toContain('W');
      expect(grades).toContain('L');
    }
  });
});
