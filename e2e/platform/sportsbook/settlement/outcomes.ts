import { strengthsOf } from '../simulator/outrights';
import type { Course } from '../simulator/course';
import { isPossible, reachedOf, type Ending, type Reached } from './continuations';
import { gradeEnding, type Grade, type GradedSelection, type MatchResult, type Score } from './gradeSelection';
import { gradeSequence } from './gradeSequence';
import type { Fact } from './marketGroups';

/** Grades of selections of one market group, in their order, as one outcome would settle them together. */
export type GradesTogether = readonly Grade[];

const NO_GOALS: Score = { home: 0, away: 0 };
/** Beyond the highest listed score, band and line nothing changes any more. */
const MARGIN = 2;
const HIGHEST_BAND = 7;

/**
 * Returns every combination of grades that selections of one market group can have together, each once. Every outcome that tells two selections
 * apart is graded by the settlement rules; outcomes that were impossible when the last of the bets was taken are left out.
 *
 * @param reached the match when the last bet was taken, as an abandoned match with the score it had
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
 * The same for the selections of bets that combine several groups of one football match: by the goals of its first half and of the whole together.
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

/** The goal asked about falls to either side, or there is none: which is over for the last goal once one has fallen. */
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

/** Every score with at most so many more goals of each side. */
function grid(from: Score, most: number): readonly Score[] {
  return upTo(most).flatMap((home) => upTo(most).map((away) => ({ home: from.home + home, away: from.away + away })));
}

/** Every score that a match of sets can end with. */
function setScores(toWin: number): readonly Score[] {
  return upTo(toWin - 1).flatMap((lost) => [
    { home: toWin, away: lost },
    { home: lost, away: toWin },
  ]);
}

/** Every lead that tells two of the lines apart: each side can always score what it takes. */
function differences(selections: readonly GradedSelection[], from: Score): readonly Score[] {
  const most = Math.max(...selections.map(({ line, scoreAtBet }) => sizeOf(line) + Math.abs(lead(scoreAtBet ?? NO_GOALS)))) + MARGIN;
  return Array.from({ length: 2 * most + 1 }, (_, index) => leading(from, index - most));
}

/** The fewest goals more that bring the home side this far ahead. */
function leading(from: Score, by: number): Score {
  const missing = by - lead(from);
  return missing >= 0 ? { ...from, home: from.home + missing } : { ...from, away: from.away - missing };
}

/** Upper bound of further goals: no line and no band is above it. */
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

/** 0 to `most`, both included. */
function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, index) => index);
}
