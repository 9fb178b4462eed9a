import { createDraws } from '../../kit/fairness/createDraws';
import {
  aSelection,
  resultOfQuarters,
  sumChances,
  wonOrLost,
  type Chances,
  type Fixture,
  type LegResult,
  type Score,
  type Selection,
  type Side,
} from './match';
import { FOOTBALL } from './titles';

export interface FootballEvent {
  readonly minute: number;
  readonly type: 'goal' | 'corner';
  readonly side: Side;
}

export interface FootballCourse {
  readonly events: readonly FootballEvent[];
}

/** Match so far. */
export interface FootballState {
  readonly kind: 'football';
  readonly phase: 'before' | 'first-half' | 'half-time' | 'second-half' | 'over';
  /** Number of completed minutes. */
  readonly minute: number;
  readonly events: readonly FootballEvent[];
  readonly nextAt: number | null;
}

/** Returns each side's chance of a goal per minute, in hundred-thousandths. */
export function goalChances({ home, away }: Fixture): Score {
  return [
    Math.round((FOOTBALL.homeGoals * home.attack * away.defence) / 10_000),
    Math.round((FOOTBALL.awayGoals * away.attack * home.defence) / 10_000),
  ];
}

/** Computes the match of a seed: for each minute one draw for a goal and one for a corner. */
export function playFootball(fixture: Fixture, seed: string): FootballCourse {
  const draws = createDraws(seed, '', fixture.matchId);
  const [home, away] = goalChances(fixture);
  const events: FootballEvent[] = [];
  const add = (minute: number, type: FootballEvent['type'], drawn: number, [first, second]: Score): void => {
    if (drawn < first + second) events.push({ minute, type, side: drawn < first ? 'home' : 'away' });
  };
  for (let minute = 1; minute <= FOOTBALL.minutes; minute += 1) {
    add(minute, 'goal', draws.below(100_000), [home, away]);
    add(minute, 'corner', draws.below(1000), [FOOTBALL.homeCorners, FOOTBALL.awayCorners]);
  }
  return { events };
}

const HALF_MS = FOOTBALL.halfTimeMinute * FOOTBALL.minuteMs;

export function footballAt({ startsAt }: Fixture, { events }: FootballCourse, now: number): FootballState {
  const { minutes, halfTimeMinute, minuteMs, halfTimeMs } = FOOTBALL;
  const passed = now - startsAt;
  if (passed < 0) return { kind: 'football', phase: 'before', minute: 0, events: [], nextAt: startsAt };
  const isSecond = passed >= HALF_MS + halfTimeMs;
  const played = isSecond ? passed - halfTimeMs : Math.min(passed, HALF_MS);
  const minute = Math.min(minutes, Math.floor(played / minuteMs));
  const isOver = minute === minutes;
  const isHalfTime = !isSecond && minute === halfTimeMinute;
  const phase = isOver ? 'over' : isSecond ? 'second-half' : isHalfTime ? 'half-time' : 'first-half';
  const next = startsAt + (minute + 1) * minuteMs + (minute >= halfTimeMinute ? halfTimeMs : 0);
  return {
    kind: 'football',
    phase,
    minute,
    events: events.filter((event) => event.minute <= minute),
    nextAt: isOver ? null : isHalfTime ? startsAt + HALF_MS + halfTimeMs : next,
  };
}

export function countOf(events: readonly FootballEvent[], wanted: FootballEvent['type']): Score {
  const sides = events.filter(({ type }) => type === wanted).map(({ side }) => side);
  return [sides.filter((side) => side === 'home').length, sides.filter((side) => side === 'away').length];
}

/** Goals of one side that are listed as correct scores. */
const LISTED_GOALS = [0, 1, 2, 3, 4] as const;

/** Lists the selections that exist now. Handicap and total lines are those nearest to an even chance. */
export function footballSelections(fixture: Fixture, state: FootballState): readonly (readonly Selection[])[] {
  const handicap = (line: number) =>
    [aSelection('goal_handicap', 'home', { line }), aSelection('goal_handicap', 'away', { line: -line })] as const;
  const total = (line: number) => [aSelection('goal_total', 'over', { line }), aSelection('goal_total', 'under', { line })] as const;
  const goals = countOf(state.events, 'goal');
  const evenHandicap = findEven(fixture, state, handicap, -12, 12);
  const evenTotal = findEven(fixture, state, total, 4 * (goals[0] + goals[1]) + 2, 4 * (goals[0] + goals[1]) + 26);
  return [
    ['home', 'draw', 'away'].map((pick) => aSelection('result', pick)),
    ...[0, -1, 1].map((step) => handicap(evenHandicap + step)),
    ...[0, -1, 1].map((step) => total(evenTotal + step)),
    ['yes', 'no'].map((pick) => aSelection('both_score', pick)),
    [
      ...LISTED_GOALS.flatMap((home) => LISTED_GOALS.map((away) => aSelection('correct_score', `${String(home)}-${String(away)}`))),
      aSelection('correct_score', 'other'),
    ],
  ];
}

/** Calculates exact chances from the score and the remaining minutes. */
export function footballChances(fixture: Fixture, state: FootballState, selection: Selection): Chances {
  const now = countOf(state.events, 'goal');
  return sumChances(
    restOf(fixture, FOOTBALL.minutes - state.minute).map(([rest, chance]) => [footballResult(selection, add(now, rest), now), chance]),
  );
}

/** Returns the result at the end of the match; handicaps count only the goals after the bet. */
export function footballResult({ market, line, pick }: Selection, final: Score, atBet: Score): LegResult {
  const [home, away] = final;
  switch (market) {
    case 'result':
      return wonOrLost(pick === (home > away ? 'home' : home < away ? 'away' : 'draw'));
    case 'goal_handicap': {
      const lead = home - atBet[0] - (away - atBet[1]);
      return resultOfQuarters(4 * (pick === 'home' ? lead : -lead) + line);
    }
    case 'goal_total':
      return resultOfQuarters((4 * (home + away) - line) * (pick === 'over' ? 1 : -1));
    case 'both_score':
      return wonOrLost((pick === 'yes') === (home > 0 && away > 0));
    case 'correct_score': {
      const isListed = Math.max(home, away) < LISTED_GOALS.length;
      return wonOrLost(pick === (isListed ? `${String(home)}-${String(away)}` : 'other'));
    }
    default:
      throw new Error(`${market} is no market of a football match`);
  }
}

/** Returns true while bets are taken: they pause after a goal and stop after the 85th minute. */
export function isFootballOpen({ minute, events }: FootballState): boolean {
  const { lastBetMinute, restMinutes } = FOOTBALL;
  return minute < lastBetMinute && !events.some((event) => event.type === 'goal' && event.minute > minute - restMinutes);
}

function add(one: Score, other: Score): Score {
  return [one[0] + other[0], one[1] + other[1]];
}

/**
 * Finds the line where both sides' chances are closest, by bisection. The chance of the first side rises with a
 * handicap line and falls with a total line.
 */
function findEven(
  fixture: Fixture,
  state: FootballState,
  make: (line: number) => readonly [Selection, Selection],
  from: number,
  to: number,
): number {
  const lead = (line: number): number => {
    const { W, LW, LL, L } = footballChances(fixture, state, make(line)[0]);
    return W + LW / 2 - L - LL / 2;
  };
  const isRising = lead(from) < lead(to);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (lead(middle) < 0 === isRising) low = middle;
    else high = middle;
  }
  return Math.abs(lead(low)) <= Math.abs(lead(high)) ? low : high;
}

/** Limit of goals of one side; more have a chance below 10^-8 and are ignored. */
const MOST_GOALS = 14;

type Rest = readonly (readonly [Score, number])[];
const rests = new Map<string, Rest>();
const MOST_RESTS = 5000;

/** Returns the distribution of goals in the remaining minutes: each minute has a home goal, an away goal, or none. */
function restOf(fixture: Fixture, minutes: number): Rest {
  const [home, away] = goalChances(fixture);
  const key = `${String(home)}:${String(away)}:${String(minutes)}`;
  const known = rests.get(key);
  if (known !== undefined) return known;
  const computed: [Score, number][] = [];
  const [p, q] = [home / 100_000, away / 100_000];
  for (let h = 0; h <= Math.min(MOST_GOALS, minutes); h += 1) {
    for (let a = 0; a <= Math.min(MOST_GOALS, minutes - h); a += 1) {
      const chance = choose(minutes, h) * choose(minutes - h, a) * p ** h * q ** a * (1 - p - q) ** (minutes - h - a);
      computed.push([[h, a], chance]);
    }
  }
  if (rests.size >= MOST_RESTS) rests.clear();
  rests.set(key, computed);
  return computed;
}

function choose(n: number, k: number): number {
  let count = 1;
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step;
  return count;
}
