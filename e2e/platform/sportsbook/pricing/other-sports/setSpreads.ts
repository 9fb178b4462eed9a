import type { Course } from '../../simulator/course';
import { SNOOKER_FRAMES } from '../../simulator/play/snooker';
import { TABLE_TENNIS_SETS, VOLLEYBALL_SETS } from '../../simulator/play/rallies';
import { lastPart, NOTHING_PLAYED, sumOf, type Tally } from '../../simulator/play/tally';
import { TENNIS_SETS } from '../../simulator/play/tennis';
import type { BookRequest } from '../book';
import { addedTo, convolved, densityOf, toDistribution, type Density } from '../density';
import { distributionOf, type Spread, type SpreadOf } from '../distribution';
import { homeChance, raceOutcomes, type SetOutcome } from './setOutcomes';
import { freshTennisSet, tennisSet } from './tennisOutcomes';

/** Returns the spreads of a match of sets: the outcomes of the current set, then of all remaining ones. */
export function setSpreads({ course, state }: BookRequest): SpreadOf {
  const tally = state.tally ?? NOTHING_PLAYED;
  const known = plays.get(course);
  const played = known?.tally === tally ? known.played : playSets(course, tally);
  plays.set(course, { tally, played });
  return ({ counts: { of, parts } }) => {
    if (of === 'units') return played.units;
    if (parts === null) return played.sets;
    const [number] = parts;
    const current = tally.isPartOpen ? tally.parts.length : tally.parts.length + 1;
    if (number < current) return null;
    const home = homeChance(number === current ? currentSet(course, tally) : freshSet(course, number));
    return {
      lead: new Map([
        [1, home],
        [-1, 1 - home],
      ]),
      total: new Map([[1, 1]]),
    };
  };
}

/** Cached result per match. It is valid until the next point; before the match this takes hours. */
const plays = new WeakMap<Course, { readonly tally: Tally; readonly played: PlayedSets }>();

interface PlayedSets {
  readonly sets: Spread;
  readonly units: Spread;
}

interface SetsState {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
  readonly lead: Density;
  readonly total: Density;
}

/**
 * Plays all remaining sets. Games and points are added up separately as leads and totals, because no market needs both.
 */
function playSets(course: Course, tally: Tally): PlayedSets {
  const toWin = SETS_TO_WIN[course.sport] ?? 1;
  const before = sumOf(tally.parts.slice(0, tally.isPartOpen ? -1 : undefined));
  const ended: SetsState[] = [];
  let going: readonly SetsState[] = [
    { ...tally.score, chance: 1, lead: densityOf([[before.home - before.away, 1]]), total: densityOf([[before.home + before.away, 1]]) },
  ];
  for (let isFirst = true; going.length > 0; isFirst = false) {
    const next = new Map<string, SetsState>();
    for (const reached of going) {
      const number = reached.home + reached.away + 1;
      const outcomes = isFirst ? currentSet(course, tally) : freshSet(course, number);
      for (const after of [advance(reached, outcomes, true), advance(reached, outcomes, false)]) {
        if (after.home >= toWin || after.away >= toWin) ended.push(after);
        else next.set(`${after.home}-${after.away}`, joined(next.get(`${after.home}-${after.away}`), after));
      }
    }
    going = [...next.values()];
  }
  return {
    sets: {
      lead: distributionOf(ended.map(inSets), ({ lead }) => lead),
      total: distributionOf(ended.map(inSets), ({ total }) => total),
    },
    units: {
      lead: toDistribution(ended.map(({ lead }) => lead).reduce(addedTo)),
      total: toDistribution(ended.map(({ total }) => total).reduce(addedTo)),
    },
  };
}

function inSets({ home, away, chance }: SetsState): { readonly lead: number; readonly total: number; readonly probability: number } {
  return { lead: home - away, total: home + away, probability: chance };
}

const SETS_TO_WIN: Readonly<Record<string, number>> = {
  TN: TENNIS_SETS.toWin,
  VB: VOLLEYBALL_SETS.toWin,
  TT: TABLE_TENNIS_SETS.toWin,
  SK: SNOOKER_FRAMES.toWin,
};

function currentSet(course: Course, tally: Tally): readonly SetOutcome[] {
  if (!tally.isPartOpen) return freshSet(course, tally.parts.length + 1);
  const games = lastPart(tally);
  if (course.sport === 'TN') return tennisSet(course, { games, game: tally.game, server: tally.server });
  return course.sport === 'SK'
    ? frame(course, games.home - games.away)
    : raceOutcomes(course.homeRate, games, targetOf(course, tally.parts.length));
}

const freshRaces = new WeakMap<Course, Map<number, readonly SetOutcome[]>>();

function freshSet(course: Course, number: number): readonly SetOutcome[] {
  if (course.sport === 'TN') return freshTennisSet(course);
  if (course.sport === 'SK') return frame(course, 0);
  const known = freshRaces.get(course) ?? new Map<number, readonly SetOutcome[]>();
  freshRaces.set(course, known);
  const target = targetOf(course, number);
  const outcomes = known.get(target) ?? raceOutcomes(course.homeRate, { home: 0, away: 0 }, target);
  known.set(target, outcomes);
  return outcomes;
}

function targetOf({ sport }: Course, number: number): number {
  return sport === 'VB' ? VOLLEYBALL_SETS.target(number) : TABLE_TENNIS_SETS.target(number);
}

/**
 * Chance per point of lead within a frame of snooker. Only frames are priced, and a lead makes winning the frame a
 * little likelier.
 */
const CHANCE_PER_POINT = 0.004;

function frame({ homeRate }: Course, lead: number): readonly SetOutcome[] {
  const home = Math.min(0.97, Math.max(0.03, homeRate + CHANCE_PER_POINT * lead));
  return [
    { isHome: true, lead: 1, total: 1, probability: home },
    { isHome: false, lead: -1, total: 1, probability: 1 - home },
  ];
}

function advance(reached: SetsState, outcomes: readonly SetOutcome[], isHome: boolean): SetsState {
  const won = outcomes.filter((each) => each.isHome === isHome);
  return {
    home: reached.home + (isHome ? 1 : 0),
    away: reached.away + (isHome ? 0 : 1),
    chance: reached.chance * won.reduce((sum, { probability }) => sum + probability, 0),
    lead: convolved(reached.lead, densityOf(distributionOf(won, ({ lead }) => lead))),
    total: convolved(reached.total, densityOf(distributionOf(won, ({ total }) => total))),
  };
}

function joined(earlier: SetsState | undefined, more: SetsState): SetsState {
  if (earlier === undefined) return more;
  return {
    ...more,
    chance: earlier.chance + more.chance,
    lead: addedTo(earlier.lead, more.lead),
    total: addedTo(earlier.total, more.total),
  };
}
