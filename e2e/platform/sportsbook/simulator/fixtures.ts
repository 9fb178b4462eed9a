import { DAY_MS, startOfBusinessDay } from '@site/shared/calendar';
import { LEAGUES, type League, type Team } from './leagues';
import { diceOf, shuffled, type Dice } from './random';
import type { Rates } from './rates';
import type { Sport } from './sport';

/** One match of the calendar; its rates are in the measure of the sport. */
export interface Fixture extends Rates {
  /** Number of the match; its last digit is 0 and leaves room for alternative lines and halves (`gameIds`). */
  readonly gameId: number;
  readonly sport: Sport;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  readonly startsAtMs: number;
  /** From then on it is on the board. */
  readonly listedAtMs: number;
  /** Match time runs so many times as fast as the clock. */
  readonly speed: number;
}

/** Which matches kick off on a business day; the same for the same seed. */
export type Calendar = (day: number, seed: number) => readonly Fixture[];

/** Two matches of one league kick off together; with 110 minutes from kick-off to the end some twelve are always in play. */
const SLOT_MS = 20 * 60_000;
const MATCHES_PER_SLOT = 2;
/** Slots between two of the same league, so that the board shows many, and longer than a match, so that no team plays two at a time. */
const LEAGUE_RESTS_FOR = 5;

/**
 * The football matches that kick off on one business day, the same for the same seed. No team plays twice before noon, nor twice after it, nor two at a
 * time: the leagues of the last hours of a day are others than those of the first hours of the next.
 *
 * Assumption: the calendar knows no seasons; every league plays around the clock, so that the board is never empty.
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

/** Most football matches are listed a day ahead, every fourth one three days. */
function listedOn(day: number, index: number): number {
  return startOfBusinessDay(day - (index % 4 === 0 ? 3 : 1));
}

/** Goals follow the gap in strength; playing at home is worth some 0.3 of a goal. */
export function expectedGoals(home: Team, away: Team, dice: Dice): Rates {
  const gap = home.strength - away.strength;
  const openness = 0.9 + dice.next() * 0.25;
  return { homeRate: 1.5 * Math.exp(0.55 * gap) * openness, awayRate: 1.2 * Math.exp(-0.55 * gap) * openness };
}

function shuffledPools(dice: Dice): Map<number, Team[]> {
  return new Map(LEAGUES.map(({ id, teams }) => [id, [...shuffled(teams, dice)]]));
}

/** A league that has not just played and still has teams for a whole slot; the featured ones come twice as often. @param half of the leagues; null: of all */
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
