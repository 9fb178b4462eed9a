import { compare, rational, add, subtract, ZERO, type Rational } from '../exact/rational';
import type { MarketRule, SettlementRule } from '../markets/marketRules';

/** Result letters of a decided selection. */
export type Grade = 'W' | 'LW' | 'P' | 'LL' | 'L';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** How a match ended. An abandoned one carries the score it reached; `half` is null where the first half was not finished. */
export interface MatchResult {
  readonly state: 'finished' | 'abandoned';
  readonly half: Score | null;
  readonly final: Score;
}

export interface GradedSelection {
  readonly rule: MarketRule;
  readonly side: string;
  /** Signed for the chosen side in handicaps (− gives), for home in three-way handicaps, the total in totals; null without a line. */
  readonly line: Rational | null;
  /** The score at acceptance of a bet taken in play, else null. */
  readonly scoreAtBet: Score | null;
}

/**
 * The result letter of one selection; `D` where an abandoned match leaves it undecided. An abandoned match decides what no continuation
 * could change: over 1.5 at 2-0 is won.
 *
 * @throws RangeError where the side or line does not belong to the market: such a ticket must never have been taken
 */
export function gradeSelection(selection: GradedSelection, result: MatchResult): Grade | 'D' {
  if (result.state === 'finished') return gradeScore(selection, result.half, result.final);
  const grades = new Set<Grade>();
  for (const { half, final } of continuations(selection, result)) {
    grades.add(gradeScore(selection, half, final));
    if (grades.size > 1) return 'D';
  }
  const [only = 'D'] = grades;
  return only;
}

/** Goals beyond the score reached and the line: past them every market has long been decided or never will be. */
const CONTINUED_GOALS = 9;

function* continuations({ rule, line }: GradedSelection, { half, final }: MatchResult): Generator<{ half: Score | null; final: Score }> {
  const goals = CONTINUED_GOALS + Math.ceil(Math.abs(line === null ? 0 : Number(line.numerator) / Number(line.denominator)));
  const needsHalf = rule.period === 'half' || rule.settlement.kind === 'half-full';
  const halves = half !== null || !needsHalf ? [half] : [...further(final, goals)];
  for (const halfScore of halves) {
    const from = half === null && halfScore !== null ? halfScore : final;
    for (const finalScore of further(from, goals)) yield { half: halfScore, final: finalScore };
  }
}

function* further(from: Score, goals: number): Generator<Score> {
  for (let home = 0; home <= goals; home += 1) {
    for (let away = 0; away <= goals; away += 1) yield { home: from.home + home, away: from.away + away };
  }
}

function gradeScore(selection: GradedSelection, half: Score | null, final: Score): Grade {
  const { rule, side, line, scoreAtBet } = selection;
  const reached = rule.period === 'half' ? half : final;
  if (reached === null) throw new RangeError(`market ${rule.code} needs the half-time score`);
  const before = rule.countsFromBet ? scoreAtBet : null;
  const counted = before === null ? reached : { home: reached.home - before.home, away: reached.away - before.away };
  return gradeCounted(rule.settlement, side, line, counted, half);
}

function gradeCounted(rule: SettlementRule, side: string, line: Rational | null, score: Score, half: Score | null): Grade {
  switch (rule.kind) {
    case 'handicap':
      return gradeQuarters(add(goals(side === 'H' ? score.home - score.away : score.away - score.home), required(line)));
    case 'draw-no-bet':
      return gradeQuarters(goals(side === 'H' ? score.home - score.away : score.away - score.home));
    case 'total': {
      const over = subtract(goals(totalOf(rule.of, score)), required(line));
      return gradeQuarters(side === 'over' ? over : subtract(ZERO, over));
    }
    case 'result':
      return wonIf(leaderOf(score.home - score.away) === side);
    case 'double-chance':
      return wonIf(side.includes(leaderOf(score.home - score.away)));
    case 'three-way':
      return wonIf(leaderOf(compare(add(goals(score.home - score.away), required(line)), ZERO)) === side);
    case 'odd-even':
      return wonIf(((score.home + score.away) % 2 === 0 ? 'even' : 'odd') === side);
    case 'both-score':
      return wonIf((score.home > 0 && score.away > 0 ? 'yes' : 'no') === side);
    case 'goal-band':
      return wonIf(isInBand(side, score.home + score.away));
    case 'correct-score':
      return wonIf(listedScore(score, rule.highest) === side);
    case 'half-full':
      if (half === null) throw new RangeError('half/full needs the half-time score');
      return wonIf(leaderOf(half.home - half.away) + leaderOf(score.home - score.away) === side);
  }
}

/** `margin` is own side less the other with the line in; m = 4 × margin decides (betting rules, "Settlement"). */
function gradeQuarters(margin: Rational): Grade {
  const quarters = (4n * margin.numerator) / margin.denominator;
  if (quarters >= 2n) return 'W';
  if (quarters === 1n) return 'LW';
  if (quarters === 0n) return 'P';
  return quarters === -1n ? 'LL' : 'L';
}

function leaderOf(difference: number): 'H' | 'N' | 'C' {
  return difference > 0 ? 'H' : difference < 0 ? 'C' : 'N';
}

function totalOf(of: 'both' | 'home' | 'away', score: Score): number {
  return of === 'both' ? score.home + score.away : of === 'home' ? score.home : score.away;
}

/** `0-1`, `2`, `7+`. */
function isInBand(band: string, total: number): boolean {
  if (band.endsWith('+')) return total >= Number(band.slice(0, -1));
  const [lowest, highest = lowest] = band.split('-').map(Number);
  return lowest !== undefined && highest !== undefined && total >= lowest && total <= highest;
}

function listedScore(score: Score, highest: number): string {
  return score.home > highest || score.away > highest ? 'other' : `${score.home}-${score.away}`;
}

function goals(count: number): Rational {
  return rational(BigInt(count));
}

function required(line: Rational | null): Rational {
  if (line === null) throw new RangeError('this market needs a line');
  return line;
}

function wonIf(won: boolean): Grade {
  return won ? 'W' : 'L';
}
