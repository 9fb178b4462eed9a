import { compare, rational, add, subtract, ZERO, type Rational } from '../exact-arithmetic/rational';
import type { SettlementRule } from '../markets/marketRules';
import { gradeSequence } from './gradeSequence';
import type { Grade, GradedSelection, MatchResult } from './grade';
import type { Score } from './resultFacts';
import { continuations, type Ending } from './continuations';

export type { Grade, GradedSelection, MatchResult } from './grade';
export type { ResultFacts, Score } from './resultFacts';

/**
 * Grades one selection. Returns `D` when an abandoned match leaves it undecided, or when its part was never played. An
 * abandoned match decides what no continuation could change: over 1.5 at 2-0 is won.
 *
 * @throws RangeError when the side or line does not belong to the market; such a ticket must never have been taken
 */
export function gradeSelection(selection: GradedSelection, result: MatchResult): Grade | 'D' {
  const sequence = gradeSequence(selection, result);
  if (sequence !== null) return sequence;
  const grades = new Set<Grade>();
  for (const ending of continuations(selection, result)) {
    grades.add(gradeEnding(selection, ending));
    if (grades.size > 1) return 'D';
  }
  const [only = 'D'] = grades;
  return only;
}

/** Grades a selection by one possible final value. */
export function gradeEnding({ rule, side, line, scoreAtBet }: GradedSelection, { score, half, start }: Ending): Grade {
  // A window counts only goals within it, and of these only the goals after the bet.
  const from = rule.countsFromBet && scoreAtBet !== null ? highest(start, scoreAtBet) : start;
  return gradeScore(rule.settlement, side, line, { home: score.home - from.home, away: score.away - from.away }, half);
}

function highest(one: Score, other: Score): Score {
  return { home: Math.max(one.home, other.home), away: Math.max(one.away, other.away) };
}

/**
 * Grades a final score in the unit that the market counts. Only half/full needs `half`.
 *
 * @throws RangeError when the market is not decided by a score
 */
export function gradeScore(rule: SettlementRule, side: string, line: Rational | null, score: Score, half: Score | null): Grade {
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
    case 'clean-sheet':
      return wonIf((side === 'H' ? score.away : score.home) === 0);
    case 'win-to-nil':
      return wonIf(leaderOf(score.home - score.away) === side && Math.min(score.home, score.away) === 0);
    case 'goal-band':
      return wonIf(isInBand(side, score.home + score.away));
    case 'correct-score':
      return wonIf(listedScore(score, rule.highest) === side);
    case 'half-full':
      if (half === null) throw new RangeError('half/full needs the half-time score');
      return wonIf(leaderOf(half.home - half.away) + leaderOf(score.home - score.away) === side);
    case 'win-from-behind':
    case 'next-goal':
    case 'last-goal':
    case 'outright':
      throw new RangeError(`${rule.kind} is not decided by the score`);
  }
}

/**
 * Grades by m = 4 × margin, where `margin` is own side minus the other including the line (betting rules,
 * "Settlement").
 */
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

/** Checks a band such as `0-1`, `2` or `7+`. */
function isInBand(band: string, total: number): boolean {
  if (band.endsWith('+')) return total >= Number(band.slice(0, -1));
  const [lowest, most = lowest] = band.split('-').map(Number);
  return lowest !== undefined && most !== undefined && total >= lowest && total <= most;
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
