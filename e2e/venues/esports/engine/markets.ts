import {
  decideEsports,
  esportsAt,
  esportsChances,
  esportsSelections,
  isEsportsOpen,
  playEsports,
  type EsportsCourse,
  type EsportsFixture,
  type EsportsState,
} from './esports';
import { fixtureOf } from './fixtures';
import {
  countOf,
  footballAt,
  footballChances,
  footballResult,
  footballSelections,
  isFootballOpen,
  playFootball,
  type FootballCourse,
  type FootballState,
} from './football';
import { parseSelection, type Chances, type Fixture, type LegResult, type Score, type Selection } from './match';
import { priceOf, returnAt, RETURNS } from './price';
import { isEsports } from './titles';

export type Course = EsportsCourse | FootballCourse;
export type MatchState = EsportsState | FootballState;

/** Selection at this moment; it has no price while bets are not taken. */
export interface Offer {
  readonly selection: Selection;
  /** Price in hundredths, such as 195. */
  readonly price: number | null;
}

export interface Market {
  readonly offers: readonly Offer[];
  /** Average return of its selections at these prices in percent; null when none has a price. */
  readonly returns: number | null;
}

export const NO_GOALS: Score = [0, 0];

/** Computes the match of a seed. */
export function play(fixture: Fixture, seed: string): Course {
  return isEsportsFixture(fixture) ? playEsports(fixture, seed) : playFootball(fixture, seed);
}

export function stateAt(fixture: Fixture, course: Course, now: number): MatchState {
  if (isEsportsFixture(fixture)) {
    if (!('maps' in course)) throw new Error(`${fixture.matchId} has another course`);
    return esportsAt(fixture, course, now);
  }
  if (!('events' in course)) throw new Error(`${fixture.matchId} has another course`);
  return footballAt(fixture, course, now);
}

/** Lists the markets that exist now, with prices. */
export function marketsOf(fixture: Fixture, state: MatchState): readonly Market[] {
  if (state.phase === 'over') return [];
  const groups = isEsportsFixture(fixture) ? esportsSelections(fixture, linesOf(state)) : footballSelections(fixture, asFootball(state));
  return groups.map((selections) => {
    const offers = selections.map((selection) => ({ selection, price: currentPrice(fixture, state, selection) }));
    const returns = offers.flatMap(({ selection, price }) =>
      price === null ? [] : [returnAt(chancesOf(fixture, state, selection), price)],
    );
    return { offers, returns: returns.length === 0 ? null : returns.reduce((sum, each) => sum + each, 0) / returns.length };
  });
}

export function chancesOf(fixture: Fixture, state: MatchState, selection: Selection): Chances {
  return isEsportsFixture(fixture)
    ? esportsChances(fixture, linesOf(state), selection)
    : footballChances(fixture, asFootball(state), selection);
}

/** Returns the result of a selection; null while it is not decided. @param atBet score when the bet was placed */
export function decide(fixture: Fixture, state: MatchState, selection: Selection, atBet: Score): LegResult | null {
  if (isEsportsFixture(fixture)) return decideEsports(fixture, linesOf(state), selection);
  return state.phase === 'over' ? footballResult(selection, goalsOf(state), atBet) : null;
}

/** Returns the football score; for e-sports always no goals. */
export function goalsOf(state: MatchState): Score {
  return state.kind === 'football' ? countOf(state.events, 'goal') : NO_GOALS;
}

/**
 * Recomputes a match from the seed revealed after it: the teams and all events. @throws Error for an unknown match or
 * selection
 */
export function replay(
  seed: string,
  _playerSeed: string,
  { matchId, selection, atBet = NO_GOALS }: { readonly matchId: string; readonly selection?: string; readonly atBet?: Score },
): { readonly fixture: Fixture; readonly course: Course; readonly result: LegResult | null } {
  const fixture = fixtureOf(matchId);
  if (fixture === null) throw new Error(`no match ${matchId}`);
  const course = play(fixture, seed);
  if (selection === undefined) return { fixture, course, result: null };
  const parsed = parseSelection(selection);
  if (parsed === null) throw new Error(`no selection ${selection}`);
  return { fixture, course, result: decide(fixture, stateAt(fixture, course, Infinity), parsed, atBet) };
}

function currentPrice(fixture: Fixture, state: MatchState, selection: Selection): number | null {
  const isOpen = isEsportsFixture(fixture)
    ? state.kind === 'esports' && isEsportsOpen(fixture, state, selection)
    : isFootballOpen(asFootball(state));
  return isOpen ? priceOf(chancesOf(fixture, state, selection), RETURNS[selection.market]) : null;
}

function isEsportsFixture(fixture: Fixture): fixture is EsportsFixture {
  return isEsports(fixture.title);
}

function linesOf(state: MatchState): readonly string[] {
  return state.kind === 'esports' ? state.lines : [];
}

function asFootball(state: MatchState): FootballState {
  if (state.kind !== 'football') throw new Error('the state is of another game');
  return state;
}
