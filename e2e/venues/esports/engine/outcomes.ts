import { esportsResult, finalScores, type EsportsFixture } from './esports';
import { countOf, footballResult } from './football';
import type { MatchState } from './markets';
import { wonOrLost, type Fixture, type LegResult, type Score, type Selection } from './match';
import { isEsports } from './titles';

/** Selection with the score when the bet was taken. */
export interface TakenSelection {
  readonly selection: Selection;
  readonly atBet: Score;
}

/** Limit of further goals of one side; more do not change the result of any line or listed score. */
const MOST_GOALS = 9;

/** Returns the fact of a match that settles a selection: its final score, or who wins a map or its first points. */
export function factOf({ market, map }: Selection): string {
  return map === 0 ? 'score' : `${market}-${String(map)}`;
}

/**
 * Returns the joint results of selections on one fact of a match, for every way in which it could still end.
 *
 * @param state the match when the last of the bets was taken
 */
export function outcomesFrom(fixture: Fixture, state: MatchState, taken: readonly TakenSelection[]): ReadonlyArray<readonly LegResult[]> {
  const [first] = taken;
  if (first !== undefined && first.selection.map > 0) {
    return (['home', 'away'] as const).map((side) => taken.map(({ selection }) => wonOrLost(selection.pick === side)));
  }
  if (isEsportsFixture(fixture)) {
    const lines = state.kind === 'esports' ? state.lines : [];
    return finalScores(fixture, lines).map(([score]) => taken.map(({ selection }) => esportsResult(selection, score)));
  }
  const [home, away] = state.kind === 'football' ? countOf(state.events, 'goal') : [0, 0];
  const goals = Array.from({ length: MOST_GOALS + 1 }, (_, more) => more);
  return goals.flatMap((one) =>
    goals.map((other) => taken.map(({ selection, atBet }) => footballResult(selection, [home + one, away + other], atBet))),
  );
}

function isEsportsFixture(fixture: Fixture): fixture is EsportsFixture {
  return isEsports(fixture.title);
}
