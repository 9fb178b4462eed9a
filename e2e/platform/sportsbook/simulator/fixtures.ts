import { DAY_MS, startOfBusinessDay } from '@site/shared/calendar';
import { LEAGUES, type League, type Team } from './leagues';
import { diceOf, shuffled, type Dice } from './random';
import type { Rates } from './rates';
import type { Sport } from './sport';

/** Match of the calendar; its rates are in the unit of the sport. */
export interface Fixture extends Rates {
  /** Game id. Its last digit is 0, because the others are used for alternative lines and halves (`gameIds`). */
  readonly gameId: number;
  readonly sport: Sport;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly startsAtMs: number;
  /** Time from which the match is on the board. */
  readonly listedAtMs: number;
  /** Factor by which match time runs faster than the clock. */
  readonly speed: number;
}

/** Returns the matches that kick off on a business day; equal seeds give equal matches. */
export type Calendar = (day: number, seed: number) => readonly Fixture[];

/**
 * Interval of kick-offs, each with two matches of one league. With 110 minutes from kick-off to the end about twelve
 * are always in play.
 */
const SLOT_MS = 20 * 60_000;
const MATCHES_PER_SLOT = 2;
/**
 * Slots between two of the same league. The break shows many leagues on the board, and it is longer than a match, so
 * that no team plays two at a time.
 */
const LEAGUE_RESTS_FOR = 5;

/**
 * Returns the football matches that kick off on one business day; equal seeds give equal matches. No team plays twice
 * before noon, twice after it, or two matches at a time. The leagues of the last hours of a day differ from those of
 * the first hours of the next day.
 *
 * Assumption: there are no seasons; every league plays around the clock, so that the board is never empty.
 */
export const fixturesOf: Calendar = (day, seed) => {
  const slots = DAY_MS / SLOT_MS;
  const fixtures: Fixture[] = [];
  let pools = new Map<number, Team[]>();
  let recent: readonly number[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    if (slot % (slots / 2) === 0) pools = shuffledPools(diceOf('pools', seed, day, slot));
    const dice = diceOf('slot', seed, day, slot);
    const isEdge = slot <= LEAGUE_RESTS_FOR || slot >= slots - LEAGUE_RESTS_FOR - 1;
    const league = pickLeague(pools, recent, dice, isEdge ? day % 2 : null);
    recent = [...recent.slice(1 - LEAGUE_RESTS_FOR), league.id];
    for (let index = 0; index < MATCHES_PER_SLOT; index += 1) {
      const pool = pools.get(league.id);
      const [home, away] = [pool?.pop(), pool?.pop()];
      if (!home || !away) continue;
      fixtures.push({
        gameId: (day * 1000 + slot * MATCHES_PER_SLOT + index) * 10,
        sport: 'FT',
        league,
        home,
        away,
        startsAtMs: startOfBusinessDay(day) + slot * SLOT_MS,
        listedAtMs: listedOn(day, fixtures.length),
        speed: 1,
        ...expectedGoals(home, away, dice),
      });
    }
  }
  return fixtures;
};

/** Returns when a match is listed: most a day ahead, every fourth one three days. */
function listedOn(day: number, index: number): number {
  return startOfBusinessDay(day - (index % 4 === 0 ? 3 : 1));
}

/** Returns the expected goals, which follow the gap in strength; playing at home is worth about 0.3 of a goal. */
export function expectedGoals(home: Team, away: Team, dice: Dice): Rates {
  const gap = home.strength - away.strength;
  const openness = 0.9 + dice.next() * 0.25;
  return { homeRate: 1.5 * Math.exp(0.55 * gap) * openness, awayRate: 1.2 * Math.exp(-0.55 * gap) * openness };
}

function shuffledPools(dice: Dice): Map<number, Team[]> {
  return new Map(LEAGUES.map(({ id, teams }) => [id, [...shuffled(teams, dice)]]));
}

/**
 * Picks a league that has not just played and still has teams for a whole slot. Featured leagues are picked twice as
 * often.
 *
 * @param half half of the leagues to pick from; null for all
 */
function pickLeague(pools: ReadonlyMap<number, readonly Team[]>, recent: readonly number[], dice: Dice, half: number | null): League {
  const able = LEAGUES.filter(({ id }) => (pools.get(id)?.length ?? 0) >= MATCHES_PER_SLOT * 2);
  const rested = able.filter(({ id }) => !recent.includes(id));
  const ofHalf = rested.filter(({ id }) => half === null || id % 2 === half);
  const ready = ofHalf.length > 0 ? ofHalf : rested.length > 0 ? rested : able;
  const weighted = ready.flatMap((league) => (league.isFeatured ? [league, league] : [league]));
  const league = weighted[dice.below(weighted.length)];
  if (!league) throw new RangeError('the leagues hold too few teams for half a day of matches');
  return league;
}
