import { compare, multiply, rational, floorOf, type Rational } from '../../exact-arithmetic/rational';
import type { MarketRule, SettlementRule } from '../../markets/marketRules';
import { gradeScore } from '../../settlement/gradeSelection';
import type { Goals } from '../../simulator/course';
import type { LegRefusal } from './builderRefusal';
import type { JointEnding } from './jointEndings';

/** A selection as one leg of a bet on several of the same match. */
export interface BuilderLeg {
  readonly rule: MarketRule;
  readonly side: string;
  readonly line: Rational | null;
  /** Of a handicap taken in play: only goals after it count. */
  readonly scoreAtBet: Goals | null;
}

/** Markets that the goals of the first half and of the match decide, and that are won or lost. */
const KINDS: ReadonlySet<SettlementRule['kind']> = new Set<SettlementRule['kind']>([
  'handicap',
  'total',
  'result',
  'double-chance',
  'three-way',
  'odd-even',
  'both-score',
  'clean-sheet',
  'win-to-nil',
  'goal-band',
  'correct-score',
]);

/** @returns null for one that can be a leg */
export function legRefusal({ rule, line }: Pick<BuilderLeg, 'rule' | 'line'>): LegRefusal | null {
  const { settlement, counts, period } = rule;
  if (counts.of !== 'score' || counts.parts !== null || (period !== 'match' && period !== 'half')) return 'not-offered';
  if (!KINDS.has(settlement.kind)) return 'not-offered';
  const hasLine = settlement.kind === 'handicap' || settlement.kind === 'total';
  return hasLine && (line === null || !isBetweenGoals(line)) ? 'line' : null;
}

/** The leg over all endings: whether it wins in each. Graded once for each score it counts. */
export function winsOf({ rule, side, line, scoreAtBet }: BuilderLeg, endings: readonly JointEnding[]): readonly boolean[] {
  const known = new Map<number, boolean>();
  const from = rule.countsFromBet && scoreAtBet !== null ? scoreAtBet : { home: 0, away: 0 };
  return endings.map(({ half, final }) => {
    const { home, away } = rule.period === 'half' ? half : final;
    const key = home * 1000 + away;
    const won = known.get(key) ?? gradeScore(rule.settlement, side, line, { home: home - from.home, away: away - from.away }, half) === 'W';
    known.set(key, won);
    return won;
  });
}

/** Half a goal beside a whole number: nothing is given back, and nothing won by half. */
function isBetweenGoals(line: Rational): boolean {
  const doubled = multiply(line, rational(2n));
  return compare(rational(floorOf(doubled)), doubled) === 0 && doubled.numerator % 2n !== 0n;
}
