import { strengthsOf } from '../simulator/outrights';
import type { Course } from '../simulator/course';
import { isPossible, reachedOf, type Ending, type Reached } from './continuations';
import { gradeEnding, type Grade, type GradedSelection, type MatchResult, type Score } from './gradeSelection';
import { gradeSequence } from './gradeSequence';
import type { Fact } from './marketGroups';

/** Grades that one outcome gives to the selections of a market group, in their order. */
export type GradesTogether = readonly Grade[];

const NO_GOALS: Score = { home: 0, away: 0 };
/** Distance beyond the highest listed score, band and line; no grade changes further out. */
const MARGIN = 2;
const HIGHEST_BAND = 7;

/**
 * Returns every combination of grades that selections of one market group can have together, each once. The settlement
 * rules grade every outcome that distinguishes two selections. Outcomes that were impossible when the last bet was
 * taken are left out.
 *
 * @param reached the match when the last bet was taken, as an abandoned match with its score at that time
 */
export function gradesTogether(
  fact: Fact,
  selections: readonly GradedSelection[],
  reached: MatchResult,
  course: Pick<Course, 'seed' | 'gameId' | 'homeRate'>,
): readonly GradesTogether[] {
  const combinations = new Map<string, GradesTogether>();
  for (const grade of outcomes(fact, selections, reached, course)) {
    const grades = selections.map(grade);
    combinations.set(grades.join(), grades);
  }
  return [...combinations.values()];
}

/**
 * Returns the combinations for bets on several groups of one football match, by the goals of the first half and of the
 * match.
 */
export function gradesOfGoals(selections: readonly GradedSelection[], { half, final }: MatchResult): readonly GradesTogether[] {
  const combinations = new Map<string, GradesTogether>();
  const most = Math.max(HIGHEST_BAND, ...selections.map(({ line }) => sizeOf(line))) + MARGIN;
  const areHalvesAsked = selections.some(({ rule }) => rule.period === 'half');
  const halves = half !== null ? [half] : areHalvesAsked ? grid(final, most) : [final];
  for (const first of halves) {
    for (const whole of grid(half === null ? first : final, most)) {
      const grades = selections.map((selection) =>
        gradeEnding(selection, { score: selection.rule.period === 'half' ? first : whole, half: first, start: NO_GOALS }),
      );
      combinations.set(grades.join(), grades);
    }
  }
  return [...combinations.values()];
}

type Outcome = (selection: GradedSelection) => Grade;

function outcomes(
  fact: Fact,
  selections: readonly GradedSelection[],
  reached: MatchResult,
  course: Pick<Course, 'seed' | 'gameId' | 'homeRate'>,
): readonly Outcome[] {
  switch (fact) {
    case 'winner':
      return strengthsOf(course).map((_, index) => inSequence({ ...finished(NO_GOALS), facts: { winners: [index + 1] } }));
    case 'comeback':
      return [
        inSequence({ ...finished({ home: 2, away: 1 }), facts: { scorers: ['away', 'home', 'home'] } }),
        inSequence({ ...finished({ home: 1, away: 2 }), facts: { scorers: ['home', 'away', 'away'] } }),
        inSequence({ ...finished(NO_GOALS), facts: { scorers: [] } }),
      ];
    case 'next-goal':
    case 'last-goal':
      return goalOutcomes(selections, reached);
    default:
      return endings(fact, selections, reached).map(
        (ending): Outcome =>
          (selection) =>
            gradeEnding(selection, ending),
      );
  }
}

function finished(final: Score): MatchResult {
  return { state: 'finished', half: null, final };
}

function inSequence(result: MatchResult): Outcome {
  return (selection) => {
    const grade = gradeSequence(selection, result);
    if (grade === null || grade === 'D') throw new RangeError(`${selection.rule.code} is not decided by an order of goals or a winner`);
    return grade;
  };
}

/**
 * Returns the outcomes of the goal in question: either side scores it, or neither. For the last goal, "neither" is
 * impossible once a goal has been scored.
 */
function goalOutcomes([first]: readonly GradedSelection[], { facts }: MatchResult): readonly Outcome[] {
  const scorers = facts?.scorers ?? [];
  const before = first?.rule.settlement.kind === 'next-goal' ? Array<'home'>(first.rule.settlement.goal - 1).fill('home') : scorers;
  const withScorers = (all: readonly ('home' | 'away')[]): Outcome => inSequence({ ...finished(NO_GOALS), facts: { scorers: all } });
  const isNonePossible = first?.rule.settlement.kind === 'next-goal' || scorers.length === 0;
  return [withScorers([...before, 'home']), withScorers([...before, 'away']), ...(isNonePossible ? [withScorers(before)] : [])];
}

function endings(fact: Fact, selections: readonly GradedSelection[], result: MatchResult): readonly Ending[] {
  const [first] = selections;
  const reached = first && reachedOf(first, result);
  if (!reached) return [];
  if (fact === 'half-and-full') return halfAndFull(reached, result.half);
  const scores = reached.isOver ? [reached.score] : scoresFrom(fact, selections, first, reached);
  return scores.map((score) => ({ score, half: result.half, start: reached.start }));
}

function scoresFrom(
  fact: Fact,
  selections: readonly GradedSelection[],
  { rule }: GradedSelection,
  { score, start }: Reached,
): readonly Score[] {
  const { toWin } = rule.counts;
  if (toWin !== undefined) return setScores(toWin).filter(({ home, away }) => home >= score.home && away >= score.away);
  switch (fact) {
    case 'difference':
      return differences(selections, score).filter((final) => rule.counts.isNeverLevel !== true || final.home !== final.away);
    case 'score':
      return grid(score, Math.max(...selections.map(highestListed)) + MARGIN);
    case 'away-total':
      return more(selections, score, start).map((goals) => ({ home: score.home, away: score.away + goals }));
    default:
      return more(selections, score, start)
        .map((goals) => ({ home: score.home + goals, away: score.away }))
        .filter((final) => rule.counts.of !== 'units' || isPossible({ rule }, score, final));
  }
}

/** Returns every score with up to `most` more goals of each side. */
function grid(from: Score, most: number): readonly Score[] {
  return upTo(most).flatMap((home) => upTo(most).map((away) => ({ home: from.home + home, away: from.away + away })));
}

/** Returns every final score of a match of sets. */
function setScores(toWin: number): readonly Score[] {
  return upTo(toWin - 1).flatMap((lost) => [
    { home: toWin, away: lost },
    { home: lost, away: toWin },
  ]);
}

/**
 * Returns a score for every lead that distinguishes two of the lines. Each lead is reachable, because each side can
 * always score.
 */
function differences(selections: readonly GradedSelection[], from: Score): readonly Score[] {
  const most = Math.max(...selections.map(({ line, scoreAtBet }) => sizeOf(line) + Math.abs(lead(scoreAtBet ?? NO_GOALS)))) + MARGIN;
  return Array.from({ length: 2 * most + 1 }, (_, index) => leading(from, index - most));
}

/** Returns the score with the fewest further goals that gives the home side this lead. */
function leading(from: Score, by: number): Score {
  const missing = by - lead(from);
  return missing >= 0 ? { ...from, home: from.home + missing } : { ...from, away: from.away - missing };
}

/** Returns the numbers of further goals up to a bound that is above every line and band. */
function more(selections: readonly GradedSelection[], score: Score, start: Score): readonly number[] {
  const counted = Math.min(score.home - start.home, score.away - start.away);
  const highest = Math.max(HIGHEST_BAND, ...selections.map(({ line }) => sizeOf(line)));
  return upTo(Math.max(0, highest - counted) + MARGIN);
}

function halfAndFull({ score }: Reached, known: Score | null): readonly Ending[] {
  const leads = [1, 0, -1];
  const halves = known === null ? leads.map((by) => leading(score, by)) : [known];
  return halves.flatMap((half) =>
    leads.map((by): Ending => ({ half, score: leading(known === null ? half : score, by), start: NO_GOALS })),
  );
}

function highestListed({ rule: { settlement } }: GradedSelection): number {
  return settlement.kind === 'correct-score' ? settlement.highest : 0;
}

function sizeOf(line: GradedSelection['line']): number {
  return line === null ? 0 : Math.ceil(Math.abs(Number(line.numerator) / Number(line.denominator)));
}

function lead({ home, away }: Score): number {
  return home - away;
}

/** Returns 0 to `most`, both included. */
function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, index) => index);
}
