import type { GradedSelection, MatchResult } from './grade';
import type { Score } from './resultFacts';

/** Possible final value of what a market counts. */
export interface Ending {
  readonly score: Score;
  readonly half: Score | null;
  /** Score at which counting started: 0-0 except for 15-minute windows. */
  readonly start: Score;
}

/** Current value of what a market counts. */
export interface Reached {
  readonly score: Score;
  readonly start: Score;
  readonly isOver: boolean;
}

const NOTHING: Score = { home: 0, away: 0 };

/**
 * Yields every way in which the match might have continued until the market was decided: one if it was decided, none if
 * the part was never played.
 *
 * Assumption: sets continue until one side has won enough of them; the points within a set are not simulated.
 */
export function* continuations(selection: GradedSelection, result: MatchResult): Generator<Ending> {
  const reached = reachedOf(selection, result);
  if (reached === null) return;
  const { rule, line } = selection;
  const { half, final } = result;
  const { score, start, isOver } = reached;
  const needsHalf = rule.settlement.kind === 'half-full';
  if (isOver && !(needsHalf && half === null)) {
    yield { score, half, start };
    return;
  }
  const steps = stepsFrom(score, line);
  const halves = needsHalf && half === null ? [...further(final, steps)] : [half];
  for (const halfScore of halves) {
    const from = needsHalf && half === null && halfScore !== null ? halfScore : score;
    for (const ending of further(from, steps)) if (isPossible(selection, score, ending)) yield { score: ending, half: halfScore, start };
  }
}

/** Returns the current value of what a market counts; null when its part was never played. */
export function reachedOf({ rule }: Pick<GradedSelection, 'rule'>, { state, half, final, facts }: MatchResult): Reached | null {
  const isOver = state === 'finished';
  const whole = (score: Score): Reached => ({ score, start: NOTHING, isOver });
  switch (rule.counts.of) {
    case 'units':
      return whole(sum(facts?.parts ?? []));
    case 'corners':
    case 'cards': {
      const counted = facts?.[rule.counts.of] ?? { half: null, final: NOTHING };
      return rule.period === 'half' ? firstHalf(counted.half, counted.final, isOver) : whole(counted.final);
    }
    case 'score':
      if (rule.counts.parts !== null) return partsReached(rule.counts.parts, state, facts);
      if (rule.period === 'half') return firstHalf(half, final, isOver);
      return rule.period.startsWith('window')
        ? windowReached(Number(rule.period.slice(-1)), final, facts?.windows ?? [], isOver)
        : whole(final);
  }
}

/**
 * Returns the count of the first half.
 *
 * @throws RangeError when a finished match has no half-time score
 */
function firstHalf(half: Score | null, final: Score, isOver: boolean): Reached {
  if (half === null && isOver) throw new RangeError('a half-time market needs the half-time score');
  return { score: half ?? final, start: NOTHING, isOver: half !== null };
}

function partsReached([from, to]: readonly [number, number], state: MatchResult['state'], facts: MatchResult['facts']): Reached | null {
  const { parts = [], partsOver = parts.length } = facts ?? {};
  const isOver = state === 'finished' || partsOver >= to;
  return isOver && parts.length < from ? null : { score: sum(parts.slice(from - 1, to)), start: NOTHING, isOver };
}

function windowReached(number: number, final: Score, windows: readonly Score[], isMatchOver: boolean): Reached {
  const start = number === 1 ? NOTHING : (windows[number - 2] ?? final);
  const end = windows[number - 1];
  return { score: end ?? final, start, isOver: end !== undefined || isMatchOver };
}

/**
 * Upper bound of small steps. Together with one step beyond the line and the current lead they reach every grade that a
 * continuation could have.
 */
const SMALL_STEPS = 9;

function stepsFrom({ home, away }: Score, line: GradedSelection['line']): readonly number[] {
  const size = line === null ? 0 : Math.ceil(Math.abs(Number(line.numerator) / Number(line.denominator)));
  return [...Array.from({ length: SMALL_STEPS + 1 }, (_, step) => step), Math.abs(home - away) + size + SMALL_STEPS + 1];
}

function* further(from: Score, steps: readonly number[]): Generator<Score> {
  for (const home of steps) for (const away of steps) yield { home: from.home + home, away: from.away + away };
}

/**
 * Returns true when a count may end at this score. A match of sets ends when one side has won enough; in games and
 * points at least one more must come.
 */
export function isPossible({ rule: { counts } }: Pick<GradedSelection, 'rule'>, reached: Score, { home, away }: Score): boolean {
  if (counts.isNeverLevel === true && home === away) return false;
  if (counts.of === 'units') return home + away > reached.home + reached.away;
  if (counts.toWin === undefined) return true;
  return Math.max(home, away) === counts.toWin && Math.min(home, away) < counts.toWin;
}

function sum(parts: readonly Score[]): Score {
  return parts.reduce<Score>((total, { home, away }) => ({ home: total.home + home, away: total.away + away }), NOTHING);
}
