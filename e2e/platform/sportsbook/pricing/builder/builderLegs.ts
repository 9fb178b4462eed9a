import { compare, multiply, rational, floorOf, type Rational } from '../../exact-arithmetic/rational';
import type { MarketRule, SettlementRule } from '../../markets/marketRules';
import { gradeScore } from '../../settlement/gradeSelection';
import type { Goals } from '../../simulator/course';
import type { LegRefusal } from './builderRefusal';
import type { JointEnding } from './jointEndings';

export interface BuilderLeg {
  readonly rule: MarketRule;
  readonly side: string;
  readonly line: Rational | null;
  /** Score when a handicap in play was taken; only later goals count. */
  readonly scoreAtBet: Goals | null;
}

/** Kinds of market that depend on the goals of the first half and the match, and that are always won or lost. */
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

/**
 * Returns why a selection cannot be a leg.
 *
 * @returns null when it can
 */
export function legRefusal({ rule, line }: Pick<BuilderLeg, 'rule' | 'line'>): LegRefusal | null {
  const { settlement, counts, period } = rule;
  if (counts.of !== 'score' || counts.parts !== null || (period !== 'match' && period !== 'half')) return 'not-offered';
  if (!KINDS.has(settlement.kind)) return 'not-offered';
  const hasLine = settlement.kind === 'handicap' || settlement.kind === 'total';
  return hasLine && (line === null || !isBetweenGoals(line)) ? 'line' : null;
}

/** Returns for each ending whether the leg wins. Each distinct score is graded once. */
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

/** Returns true for half a goal beside a whole number, where no stake is returned and no half is won. */
function isBetweenGoals(line: Rational): boolean {
  const doubled = multiply(line, rational(2n));
  return compare(rational(floorOf(doubled)), doubled) === 0 && doubled.numerator % 2n !== 0n;
}
