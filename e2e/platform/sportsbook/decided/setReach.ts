import type { Goals } from '../simulator/course';
import { TABLE_TENNIS_SETS, VOLLEYBALL_SETS } from '../simulator/play/rallies';
import { lastPart, LEVEL, NOTHING_PLAYED, sumOf, type Tally } from '../simulator/play/tally';
import { TENNIS_SETS } from '../simulator/play/tennis';
import type { Sport } from '../simulator/sport';
import { ANY_LEAD, atLeast, type Bounds, type Reach } from './reach';

/** Returns the reach of the sets or frames of a match that ends as soon as one side has won `toWin` of them. */
export function setsReach({ home, away }: Goals, toWin: number): Reach {
  const total = { least: toWin + Math.min(home, away), most: 2 * toWin - 1 };
  const isFixed = total.least === total.most;
  return {
    isOver: false,
    home: { least: home, most: toWin },
    away: { least: away, most: toWin },
    lead: { least: home - toWin, most: toWin - away },
    total,
    canBeOdd: !isFixed || total.least % 2 !== 0,
    canBeEven: !isFixed || total.least % 2 === 0,
  };
}

/**
 * Returns the reach of the games or points of a whole match: those already played, and those that the remaining sets
 * must or may add.
 */
export function unitsReach(sport: Sport, tally: Tally = NOTHING_PLAYED): Reach {
  const reach = reaches.get(tally) ?? computeUnits(sport, tally);
  reaches.set(tally, reach);
  return reach;
}

/** Cache, because several markets need the result until the next point. */
const reaches = new WeakMap<Tally, Reach>();

function computeUnits(sport: Sport, known: Tally): Reach {
  const { toWin } = rulesOf(sport);
  const before = sumOf(known.isPartOpen ? known.parts.slice(0, -1) : known.parts);
  const played = sumOf(known.parts);
  const { lead, total, canBeOdd, canBeEven } = moved(restOf(sport, known, toWin), before);
  return { isOver: false, home: atLeast(played.home), away: atLeast(played.away), lead, total, canBeOdd, canBeEven };
}

/** Range of games or points with which one or several sets may end. */
type Units = Pick<Reach, 'lead' | 'total' | 'canBeOdd' | 'canBeEven'>;
/** Range of one set, by its winner. */
interface SetUnits {
  readonly home: Units;
  readonly away: Units;
}

function restOf(sport: Sport, tally: Tally, toWin: number): Units {
  const current = tally.isPartOpen ? lastPart(tally) : LEVEL;
  const from = (sets: Goals, isFirst: boolean): Units => {
    const set = isFirst ? setFrom(sport, current, sets) : freshSet(sport, sets);
    const after = (won: Units, next: Goals): Units => (Math.max(next.home, next.away) >= toWin ? won : together(won, from(next, false)));
    return either(after(set.home, { ...sets, home: sets.home + 1 }), after(set.away, { ...sets, away: sets.away + 1 }));
  };
  return from(tally.score, true);
}

const fresh = new Map<string, SetUnits>();

function freshSet(sport: Sport, sets: Goals): SetUnits {
  const key = `${sport} ${sets.home + sets.away}`;
  const known = fresh.get(key) ?? setFrom(sport, LEVEL, sets);
  fresh.set(key, known);
  return known;
}

function setFrom(sport: Sport, points: Goals, sets: Goals): SetUnits {
  if (sport === 'TN') return byWinner(points, tennisUnits);
  const target = sport === 'VB' ? VOLLEYBALL_SETS.target(sets.home + sets.away + 1) : TABLE_TENNIS_SETS.target(1);
  return byWinner(points, (_won, lost) => raceUnits(lost, target));
}

/** Computes a set for each side as its winner, and negates the lead when away wins. */
function byWinner({ home, away }: Goals, unitsOf: (won: number, lost: number) => Units): SetUnits {
  const awayWins = unitsOf(away, home);
  return { home: unitsOf(home, away), away: { ...awayWins, lead: { least: -awayWins.lead.most, most: -awayWins.lead.least } } };
}

/**
 * Returns the range of a set that is won by the first side with `target` points and a lead of two. From deuce on the
 * sides end two points apart, which is an even total.
 */
function raceUnits(lost: number, target: number): Units {
  const fastest = Math.max(target, lost + 2);
  return {
    lead: { least: 2, most: fastest - lost },
    total: atLeast(fastest + lost),
    canBeOdd: lost <= target - 3,
    canBeEven: true,
  };
}

/**
 * Returns the range of a tennis set: 6-0 to 6-4, 7-5 or 7-6. A score that is impossible in tennis, as a test suite may
 * report it, sets no bounds.
 */
function tennisUnits(won: number, lost: number): Units {
  const endings = [0, 1, 2, 3, 4].map((games): Goals => ({ home: 6, away: games })).filter(({ away }) => away >= lost && won < 6);
  if (lost <= 5) endings.push({ home: 7, away: 5 });
  if (lost <= 6) endings.push({ home: 7, away: 6 });
  if (endings.length === 0 || won > 6) return { lead: ANY_LEAD, total: atLeast(won + lost), canBeOdd: true, canBeEven: true };
  const totals = endings.map(({ home, away }) => home + away);
  return {
    lead: boundsOf(endings.map(({ home, away }) => home - away)),
    total: boundsOf(totals),
    canBeOdd: totals.some((total) => total % 2 !== 0),
    canBeEven: totals.some((total) => total % 2 === 0),
  };
}

function together(one: Units, other: Units): Units {
  return {
    lead: sum(one.lead, other.lead),
    total: sum(one.total, other.total),
    canBeOdd: (one.canBeOdd && other.canBeEven) || (one.canBeEven && other.canBeOdd),
    canBeEven: (one.canBeOdd && other.canBeOdd) || (one.canBeEven && other.canBeEven),
  };
}

function either(one: Units, other: Units): Units {
  return {
    lead: boundsOf([one.lead.least, one.lead.most, other.lead.least, other.lead.most]),
    total: boundsOf([one.total.least, one.total.most, other.total.least, other.total.most]),
    canBeOdd: one.canBeOdd || other.canBeOdd,
    canBeEven: one.canBeEven || other.canBeEven,
  };
}

/** Adds the finished sets. */
function moved({ lead, total, canBeOdd, canBeEven }: Units, { home, away }: Goals): Units {
  const isOdd = (home + away) % 2 !== 0;
  return {
    lead: sum(lead, { least: home - away, most: home - away }),
    total: sum(total, { least: home + away, most: home + away }),
    canBeOdd: isOdd ? canBeEven : canBeOdd,
    canBeEven: isOdd ? canBeOdd : canBeEven,
  };
}

function sum(one: Bounds, other: Bounds): Bounds {
  return { least: one.least + other.least, most: one.most + other.most };
}

function boundsOf(values: readonly number[]): Bounds {
  return { least: Math.min(...values), most: Math.max(...values) };
}

function rulesOf(sport: Sport): { readonly toWin: number } {
  return sport === 'TN' ? TENNIS_SETS : sport === 'VB' ? VOLLEYBALL_SETS : TABLE_TENNIS_SETS;
}
