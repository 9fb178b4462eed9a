import { DAY_MS, startOfBusinessDay } from '@site/shared/calendar';
import { fixturesOf, type Calendar, type Fixture } from './fixtures';
import type { League, Team } from './leagues';
import { COMPETITIONS } from './outrights';
import { PLAYED_LEAGUES, VIRTUAL_LEAGUE } from './playedLeagues';
import { diceOf, shuffled, type Dice } from './random';
import { ratesOf } from './rates';
import { PLAYED_SPORTS, type PlayedSport } from './sport';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Interval at which matches of a sport start, so that four to six are always in play, and the first match number of a
 * day. Every sport has its own range within the thousand numbers of a day.
 */
const PACE: Readonly<Record<PlayedSport, { readonly everyMinutes: number; readonly firstNumber: number }>> = {
  BK: { everyMinutes: 12, firstNumber: 150 },
  TN: { everyMinutes: 20, firstNumber: 280 },
  VB: { everyMinutes: 20, firstNumber: 360 },
  TT: { everyMinutes: 8, firstNumber: 440 },
  SK: { everyMinutes: 30, firstNumber: 640 },
  BS: { everyMinutes: 36, firstNumber: 700 },
  OP: { everyMinutes: 20, firstNumber: 760 },
};

/** Upper bound of a match's duration, with overtime and breaks. */
const LONGEST_MINUTES: Readonly<Record<PlayedSport, number>> = { BK: 80, TN: 190, VB: 140, TT: 60, SK: 210, BS: 290, OP: 110 };

/**
 * Most matches are listed some hours ahead, every n-th one three days ahead. This is enough for "early" without
 * thousands of matches on the board.
 */
const LISTED_AHEAD_MS = 3 * HOUR_MS;
const LISTED_EARLY = { every: { BK: 24, TN: 14, VB: 14, TT: 36, SK: 10, BS: 5, OP: 14 }, aheadMs: 3 * DAY_MS } as const;

/** Number of cached days, more than the schedule shows at once. */
const MOST_DAYS_KEPT = 20;
const keptDays = new Map<string, readonly Fixture[]>();

/**
 * Returns all fixtures of one business day: football, the other sports, virtual football and outrights. The most
 * recently used days are cached.
 */
export const calendarOf: Calendar = (day, seed) => {
  const key = `${day}/${seed}`;
  const fixtures = keptDays.get(key) ?? drawDay(day, seed);
  // Move the day to the end, because the first key is evicted.
  keptDays.delete(key);
  keptDays.set(key, fixtures);
  for (const oldest of keptDays.keys()) {
    if (keptDays.size <= MOST_DAYS_KEPT) break;
    keptDays.delete(oldest);
  }
  return fixtures;
};

function drawDay(day: number, seed: number): readonly Fixture[] {
  return [
    ...fixturesOf(day, seed),
    ...PLAYED_SPORTS.flatMap((sport) => playedFixtures(sport, day, seed)),
    ...virtualFixtures(day, seed),
    ...outrightFixtures(day, seed),
  ];
}

function playedFixtures(sport: PlayedSport, day: number, seed: number): readonly Fixture[] {
  const { everyMinutes, firstNumber } = PACE[sport];
  const slots = Math.floor(DAY_MS / MINUTE_MS / everyMinutes);
  const leagues = PLAYED_LEAGUES[sport];
  const drawOf = leagues.map((league) => createDraw(league, sport, day, everyMinutes * leagues.length));
  return Array.from({ length: slots }, (_, slot): Fixture | null => {
    const dice = diceOf('fixture', sport, seed, day, slot);
    const [league, draw] = [leagues[slot % leagues.length], drawOf[slot % leagues.length]];
    if (!league || !draw) throw new RangeError(`no leagues of ${sport}`);
    const minutes = slot * everyMinutes;
    const sides = draw(minutes, dice);
    if (!sides) return null;
    const [home, away] = sides;
    const startsAtMs = startOfBusinessDay(day) + minutes * MINUTE_MS;
    const isEarly = slot % LISTED_EARLY.every[sport] === 0;
    return {
      gameId: (day * 1000 + firstNumber + slot) * 10,
      sport,
      league,
      home,
      away,
      startsAtMs,
      listedAtMs: startsAtMs - (isEarly ? LISTED_EARLY.aheadMs : LISTED_AHEAD_MS),
      speed: 1,
      ...ratesOf(sport, home.strength - away.strength, formOf(dice)),
    };
  }).filter((fixture) => fixture !== null);
}

/** Placeholder when no two sides were free. */
const NO_PAIR: readonly number[] = [0, 0];

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** Draws two sides for a match that starts at a minute of the day; returns null when too few are free. */
type Draw = (minutes: number, dice: Dice) => readonly [Team, Team] | null;

/**
 * Draws the sides of a league for one day. Each side plays once before any plays again, and never while its previous
 * match may still be in play. In the last hours of a day only one half of the league plays, in the first hours of the
 * next day only the other half.
 *
 * @param intervalMinutes time between two matches of the league
 */
function createDraw({ teams }: League, sport: PlayedSport, day: number, intervalMinutes: number): Draw {
  const longest = LONGEST_MINUTES[sport];
  const busyMatches = Math.ceil(longest / intervalMinutes);
  const played = new Set<number>();
  let recent: readonly number[] = [];
  return (minutes, dice) => {
    const isEdge = minutes < longest || minutes + longest > DAY_MINUTES;
    const free = teams.filter(({ id }) => !recent.includes(id) && (!isEdge || id % 2 === day % 2));
    const [home, away] = [
      ...shuffled(
        free.filter(({ id }) => !played.has(id)),
        dice,
      ),
      ...shuffled(
        free.filter(({ id }) => played.has(id)),
        dice,
      ),
    ];
    const isDrawn = home !== undefined && away !== undefined;
    recent = [...(isDrawn ? [home.id, away.id] : NO_PAIR), ...recent].slice(0, 2 * busyMatches);
    if (!isDrawn) return null;
    for (const { id } of [home, away]) played.add(id);
    if (teams.length - played.size < 2) played.clear();
    return [home, away];
  };
}

const VIRTUAL_EVERY_MS = 3 * MINUTE_MS;
const VIRTUAL_LISTED_MS = 24 * MINUTE_MS;
/** Speed at which about 112 minutes of football, with stoppage and half-time, take 90 seconds. */
const VIRTUAL_SPEED = 75;
/**
 * First id of virtual matches, above the matches of the calendar and below those of test suites. Days are counted from
 * one before the first virtual match.
 */
const FIRST_VIRTUAL = { gameId: 600_000_000, day: 20_000 } as const;

function virtualFixtures(day: number, seed: number): readonly Fixture[] {
  const rounds = DAY_MS / VIRTUAL_EVERY_MS;
  return Array.from({ length: rounds }, (_, round): Fixture => {
    const dice = diceOf('virtual', seed, day, round);
    const [home, away] = shuffled(VIRTUAL_LEAGUE.teams, dice);
    const startsAtMs = startOfBusinessDay(day) + round * VIRTUAL_EVERY_MS;
    return {
      gameId: FIRST_VIRTUAL.gameId + ((day - FIRST_VIRTUAL.day) * rounds + round) * 10,
      sport: 'VF',
      league: VIRTUAL_LEAGUE,
      home: mustHave(home),
      away: mustHave(away),
      startsAtMs,
      listedAtMs: startsAtMs - VIRTUAL_LISTED_MS,
      speed: VIRTUAL_SPEED,
      ...ratesOf('VF', mustHave(home).strength - mustHave(away).strength, formOf(dice)),
    };
  });
}

/**
 * Hours at which a competition is decided, two in the afternoon and two in the evening; each is listed three days
 * ahead.
 */
const DECIDED_AT_HOURS = [14, 17, 20, 23];
const FIRST_OUTRIGHT = 980;

function outrightFixtures(day: number, seed: number): readonly Fixture[] {
  const held = shuffled(COMPETITIONS, diceOf('competitions', seed, day));
  return DECIDED_AT_HOURS.map((hour, index): Fixture => {
    const league = mustHave(held[index]);
    const startsAtMs = startOfBusinessDay(day) + hour * HOUR_MS;
    return {
      gameId: (day * 1000 + FIRST_OUTRIGHT + index) * 10,
      sport: 'FS',
      league,
      ...titleOf(league),
      startsAtMs,
      listedAtMs: startsAtMs - LISTED_EARLY.aheadMs,
      speed: 1,
      homeRate: league.teams.length,
      awayRate: 1,
    };
  });
}

/** Returns the sides of an outright: on the board it is a match of its title without an opponent. */
export function titleOf(league: League): { readonly home: Team; readonly away: Team } {
  return { home: { id: league.id, name: league.name, strength: 0 }, away: { id: 0, name: '', strength: 0 } };
}

function formOf(dice: Dice): number {
  return dice.next() * 2 - 1;
}

function mustHave<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('a league of the calendar has too few sides');
  return item;
}
