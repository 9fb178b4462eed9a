import { createDraws } from '../../kit/fairness/createDraws';
import {
  aSelection,
  sumChances,
  wonOrLost,
  type Chances,
  type Fixture,
  type LegResult,
  type Score,
  type Selection,
  type Side,
} from './match';
import { BREAK_MS, CHOICE_EDGE, ESPORTS, type EsportsTerms, type EsportsTitle } from './titles';

/** Whole match: for each map its start and who makes each point (`h` or `a`). */
export interface EsportsCourse {
  readonly maps: readonly { readonly startsAt: number; readonly line: string }[];
  readonly endsAt: number;
}

/** Match so far: the points of each map that has started. */
export interface EsportsState {
  readonly kind: 'esports';
  readonly phase: 'before' | 'playing' | 'break' | 'over';
  readonly lines: readonly string[];
  /** Time of the next event; null once the match is over. */
  readonly nextAt: number | null;
}

export interface EsportsFixture extends Fixture {
  readonly title: EsportsTitle;
}

/** Returns the home team's chance of each point on a map (from 1), in thousandths. */
export function pointChance({ home, away, title }: EsportsFixture, map: number): number {
  const choice = map === ESPORTS[title].bestOf ? 0 : map % 2 === 1 ? CHOICE_EDGE : -CHOICE_EDGE;
  return 500 + home.attack - away.attack + choice;
}

/** Computes the match of a seed with one draw for each point, map after map. */
export function playEsports(fixture: EsportsFixture, seed: string): EsportsCourse {
  const { bestOf, target, pointMs } = ESPORTS[fixture.title];
  const draws = createDraws(seed, '', fixture.matchId);
  const maps: { startsAt: number; line: string }[] = [];
  let startsAt = fixture.startsAt;
  while (
    !isOver(
      maps.map(({ line }) => line),
      ESPORTS[fixture.title],
    )
  ) {
    const chance = pointChance(fixture, maps.length + 1);
    let line = '';
    while (Math.max(...pointsOf(line)) < target) line += draws.chance(chance, 1000) ? 'h' : 'a';
    maps.push({ startsAt, line });
    startsAt += line.length * pointMs + BREAK_MS;
    if (maps.length > bestOf) throw new Error('a match has no more maps than it is best of');
  }
  return { maps, endsAt: startsAt - BREAK_MS };
}

export function esportsAt(fixture: EsportsFixture, { maps, endsAt }: EsportsCourse, now: number): EsportsState {
  const { pointMs } = ESPORTS[fixture.title];
  if (now < fixture.startsAt) return { kind: 'esports', phase: 'before', lines: [], nextAt: fixture.startsAt };
  const begun = maps.filter(({ startsAt }) => startsAt <= now);
  const lines = begun.map(({ startsAt, line }) => line.slice(0, Math.floor((now - startsAt) / pointMs)));
  if (now >= endsAt) return { kind: 'esports', phase: 'over', lines, nextAt: null };
  const last = begun.at(-1);
  const points = lines.at(-1)?.length ?? 0;
  if (last !== undefined && points < last.line.length) {
    return { kind: 'esports', phase: 'playing', lines, nextAt: last.startsAt + (points + 1) * pointMs };
  }
  return { kind: 'esports', phase: 'break', lines, nextAt: maps[begun.length]?.startsAt ?? endsAt };
}

export function pointsOf(line: string): Score {
  const home = Array.from(line).filter((point) => point === 'h').length;
  return [home, line.length - home];
}

/** Counts the maps each side has won. */
export function mapsOf(lines: readonly string[], { target }: EsportsTerms): Score {
  const winners = lines.map((line) => leaderAt(line, target));
  return [winners.filter((side) => side === 'home').length, winners.filter((side) => side === 'away').length];
}

export interface EsportsView {
  readonly maps: Score;
  /** Map that is being played or comes next, from 1. */
  readonly map: number;
  readonly points: Score;
}

export function viewOf(lines: readonly string[], terms: EsportsTerms): EsportsView {
  const maps = mapsOf(lines, terms);
  const isInMap = lines.length > maps[0] + maps[1];
  return { maps, map: maps[0] + maps[1] + 1, points: isInMap ? pointsOf(lines.at(-1) ?? '') : [0, 0] };
}

/**
 * Lists the selections that exist now, with or without a price. Map markets cover the next or current map, and the one
 * after it when it is certain to be played.
 */
export function esportsSelections({ title }: EsportsFixture, lines: readonly string[]): readonly (readonly Selection[])[] {
  const { bestOf } = ESPORTS[title];
  const wins = (bestOf + 1) / 2;
  const { maps, map } = viewOf(lines, ESPORTS[title]);
  const lost = Array.from({ length: wins }, (_, other) => other);
  const isNextCertain = Math.max(...maps) + 1 < wins;
  const mapsOffered = isNextCertain ? [map, map + 1] : [map];
  const handicaps = lost.slice(1).flatMap((gap) => [-4 * gap - 2, 4 * gap + 2]);
  return [
    bothSides((side) => aSelection('winner', side)),
    ...handicaps.map((line) => [aSelection('handicap', 'home', { line }), aSelection('handicap', 'away', { line: -line })]),
    ...lost.slice(1).map((gap) => {
      const line = 4 * (wins + gap) - 2;
      return [aSelection('total', 'over', { line }), aSelection('total', 'under', { line })];
    }),
    lost
      .map((other) => aSelection('exact', `${String(wins)}-${String(other)}`))
      .concat([...lost].reverse().map((other) => aSelection('exact', `${String(other)}-${String(wins)}`))),
    ...mapsOffered.flatMap((each) => [
      bothSides((side) => aSelection('map_winner', side, { map: each })),
      bothSides((side) => aSelection('first_to', side, { map: each })),
    ]),
  ];
}

/**
 * Calculates exact chances from the match so far: a race of points for each map, and the maps as a walk to the end of
 * the match.
 */
export function esportsChances(fixture: EsportsFixture, lines: readonly string[], selection: Selection): Chances {
  const terms = ESPORTS[fixture.title];
  const { map, pick } = selection;
  if (map === 0) return sumChances(finalScores(fixture, lines).map(([score, chance]) => [esportsResult(selection, score), chance]));
  const target = targetOf(selection, terms);
  const line = lines[map - 1] ?? '';
  const leader = leaderAt(line, target);
  const [home, away] = pointsOf(line);
  const chance = leader === null ? raceChance(pointChance(fixture, map), target - home, target - away) : leader === 'home' ? 1 : 0;
  const won = pick === 'home' ? chance : 1 - chance;
  return { W: won, LW: 0, P: 0, LL: 0, L: 1 - won };
}

/**
 * Returns the result of a selection; null while it is open. A market of the match is decided as soon as every possible
 * end of the match gives it the same result.
 */
export function decideEsports(fixture: EsportsFixture, lines: readonly string[], selection: Selection): LegResult | null {
  if (selection.map > 0) {
    const leader = leaderAt(lines[selection.map - 1] ?? '', targetOf(selection, ESPORTS[fixture.title]));
    return leader === null ? null : wonOrLost(leader === selection.pick);
  }
  const results = new Set(finalScores(fixture, lines).map(([score]) => esportsResult(selection, score)));
  const [only] = results;
  return results.size === 1 && only !== undefined ? only : null;
}

/** Returns true while no single point could decide the market. */
export function isEsportsOpen(fixture: EsportsFixture, { phase, lines }: EsportsState, selection: Selection): boolean {
  if (phase === 'over' || decideEsports(fixture, lines, selection) !== null) return false;
  const { target } = ESPORTS[fixture.title];
  const last = lines.at(-1);
  const isInMap = last !== undefined && Math.max(...pointsOf(last)) < target;
  return ['h', 'a'].every((point) => {
    const next = isInMap ? [...lines.slice(0, -1), last + point] : [...lines, point];
    return decideEsports(fixture, next, selection) === null;
  });
}

function bothSides(make: (side: Side) => Selection): readonly Selection[] {
  return [make('home'), make('away')];
}

function targetOf({ market }: Selection, { target, firstTo }: EsportsTerms): number {
  return market === 'first_to' ? firstTo : target;
}

function isOver(lines: readonly string[], terms: EsportsTerms): boolean {
  return Math.max(...mapsOf(lines, terms)) * 2 > terms.bestOf;
}

/** Returns the side that first reached `target` points. */
function leaderAt(line: string, target: number): Side | null {
  let home = 0;
  for (const [index, point] of Array.from(line).entries()) {
    if (point === 'h') home += 1;
    if (home === target) return 'home';
    if (index + 1 - home === target) return 'away';
  }
  return null;
}

/** Returns the result of a match selection at this final score. */
export function esportsResult({ market, line, pick }: Selection, [home, away]: Score): LegResult {
  switch (market) {
    case 'winner':
      return wonOrLost(pick === (home > away ? 'home' : 'away'));
    case 'handicap':
      return wonOrLost(4 * (pick === 'home' ? home - away : away - home) + line > 0);
    case 'total':
      return wonOrLost(pick === (4 * (home + away) > line ? 'over' : 'under'));
    case 'exact':
      return wonOrLost(pick === `${String(home)}-${String(away)}`);
    default:
      throw new Error(`${market} is no market of an e-sports match`);
  }
}

/** Returns every final score that is still possible, with its chance. */
export function finalScores(fixture: EsportsFixture, lines: readonly string[]): readonly (readonly [Score, number])[] {
  const terms = ESPORTS[fixture.title];
  const wins = (terms.bestOf + 1) / 2;
  const ends = new Map<string, [Score, number]>();
  const walk = (home: number, away: number, points: Score, chance: number): void => {
    if (home === wins || away === wins) {
      const key = `${String(home)}-${String(away)}`;
      ends.set(key, [[home, away], chance + (ends.get(key)?.[1] ?? 0)]);
      return;
    }
    const won = raceChance(pointChance(fixture, home + away + 1), terms.target - points[0], terms.target - points[1]);
    walk(home + 1, away, [0, 0], chance * won);
    walk(home, away + 1, [0, 0], chance * (1 - won));
  };
  const { maps, points } = viewOf(lines, terms);
  walk(maps[0], maps[1], points, 1);
  return [...ends.values()];
}

const races = new Map<string, number>();

/**
 * Returns the chance to make `own` points before the other side makes `others`, with `chance` in thousandths for each
 * point.
 */
function raceChance(chance: number, own: number, others: number): number {
  if (own === 0) return 1;
  if (others === 0) return 0;
  const key = `${String(chance)}:${String(own)}:${String(others)}`;
  const known = races.get(key);
  if (known !== undefined) return known;
  const p = chance / 1000;
  const computed = p * raceChance(chance, own - 1, others) + (1 - p) * raceChance(chance, own, others - 1);
  races.set(key, computed);
  return computed;
}
