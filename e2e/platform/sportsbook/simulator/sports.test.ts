import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { businessDay, startOfBusinessDay } from '@site/shared/calendar';
import { aCourseOf, playedToTheEnd } from '../testing/courses';
import { calendarOf } from './calendar';
import type { Course, Goals, Happening, MatchEvent } from './course';
import { matchStateAt, type MatchState } from './matchState';
import { GAME_MODELS } from './play/models';
import { PLAYED_SPORTS, type PlayedSport } from './sport';

const MINUTE = 60_000;
const DAY = businessDay(Date.UTC(2025, 10, 19, 6));

describe('the calendar of all sports', () => {
  const fixtures = [DAY - 1, DAY, DAY + 1].flatMap((day) => calendarOf(day, 1));

  it('is the same for the same seed, and gives every match a number of its own', () => {
    expect(calendarOf(DAY, 1)).toEqual(calendarOf(DAY, 1));
    expect(new Set(fixtures.map(({ gameId }) => gameId)).size).toBe(fixtures.length);
    for (const { gameId } of fixtures) expect(gameId % 10).toBe(0);
  });

  it.each(PLAYED_SPORTS)('keeps some matches of %s in play at any moment, some for today and some for later', (sport) => {
    const own = fixtures.filter((fixture) => fixture.sport === sport);
    const ends = new Map(
      own.map((fixture) => [fixture.gameId, fixture.startsAtMs + lengthOf({ ...fixture, seed: 1, kind: 'natural', feedDelay: 0 })]),
    );
    for (let hour = 0; hour < 24; hour += 3) {
      const now = startOfBusinessDay(DAY) + hour * 60 * MINUTE;
      const listed = own.filter(({ listedAtMs }) => listedAtMs <= now);
      const inPlay = listed.filter(({ gameId, startsAtMs }) => startsAtMs <= now && now < (ends.get(gameId) ?? 0));

      expect(inPlay.length).toBeGreaterThanOrEqual(2);
      expect(inPlay.length).toBeLessThanOrEqual(8);
      expect(listed.filter(({ startsAtMs }) => startsAtMs > now).length).toBeGreaterThanOrEqual(10);
      expect(listed.filter(({ startsAtMs }) => startsAtMs > now).length).toBeLessThanOrEqual(60);
    }
  });

  it('names two different sides of one league in every match', () => {
    for (const { home, away, league, sport } of fixtures) {
      expect(home.id).not.toBe(away.id);
      if (sport !== 'FS') expect(league.teams).toEqual(expect.arrayContaining([home, away]));
    }
  });
});

describe.each(PLAYED_SPORTS)('a match of %s', (sport) => {
  const number = fc.integer({ min: 0, max: 5_000 });

  it('is the same whenever and however it is looked at', () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 120 }), (game, minute) => {
        const [once, again] = [aCourseOf(sport, game), aCourseOf(sport, game)];
        const states = playedToTheEnd(once);
        const known = states[Math.min(minute, states.length - 1)];

        expect(matchStateAt(again, [], known?.elapsed ?? 0)).toEqual(known);
        expect(matchStateAt(once, [], known?.elapsed ?? 0)).toEqual(known);
      }),
      { numRuns: runs(3, 8) },
    );
  });

  it('never takes a point back, and ends by the rules', () => {
    fc.assert(
      fc.property(number, (game) => {
        const states = playedToTheEnd(aCourseOf(sport, game));
        for (const [index, state] of states.entries()) {
          const before = states[index - 1];
          if (before) expect(hasGrown(before, state)).toBe(true);
        }
        const end = states.at(-1);
        if (end) expectRegularEnd(sport, end);
      }),
      { numRuns: runs(4, 12) },
    );
  });

  it('takes reported points by its rules at any moment, and still ends by them', () => {
    fc.assert(
      fc.property(number, fc.array(fc.tuple(fc.integer({ min: 0, max: 60 * MINUTE }), fc.boolean()), { maxLength: 5 }), (game, points) => {
        const reported = points.map(([at, isHome]) => eventAt({ kind: 'goal', side: isHome ? 'home' : 'away' }, at));

        const end = playedToTheEnd(aCourseOf(sport, game), reported).at(-1);

        if (end) expectRegularEnd(sport, end);
      }),
      { numRuns: runs(3, 10) },
    );
  });

  it('of a suite changes only by reported events, and ends at a reported end', () => {
    const course = aCourseOf(sport, 1, { kind: 'scripted' });
    const reported = [eventAt({ kind: 'goal', side: 'away' }, MINUTE), eventAt({ kind: 'finish' }, 600 * MINUTE)];

    expect(matchStateAt(course, [], 500 * MINUTE)).toMatchObject({ score: { home: 0, away: 0 }, period: 'playing' });
    const { tally } = matchStateAt(course, reported, 2 * MINUTE);
    const scored = sport === 'TN' ? tally?.game : tally?.parts[0];
    expect(scored?.away).toBe(sport === 'SK' ? 65 : GAME_MODELS[sport].usualPoint);
    expect(matchStateAt(course, reported, 600 * MINUTE)).toMatchObject({ period: 'finished', endedAt: 600 * MINUTE });
  });

  it('goes on from a reported score', () => {
    const parts = { BK: [{ period: 'Q1', home: 20, away: 18 }], SK: [{ period: 'F1', home: 70, away: 20 }] };
    const known = sport === 'BK' ? parts.BK : sport === 'SK' ? parts.SK : [{ period: GAME_MODELS[sport].partName(1), ...usual(sport) }];
    const reported = [eventAt({ kind: 'score', score: { home: 0, away: 0 }, half: null, parts: known }, 0)];

    const state = matchStateAt(aCourseOf(sport, 2, { kind: 'scripted' }), reported, 1);

    expect(state.parts).toEqual(known);
    const isSets = GAME_MODELS[sport].partName(1).startsWith('S') || sport === 'SK';
    expect(state.score).toEqual(isSets ? { home: 1, away: 0 } : { home: known[0]?.home, away: known[0]?.away });
  });
});

describe('basketball', () => {
  it('knows its half-time score, and plays on while it is level', () => {
    const courses = Array.from({ length: 300 }, (_, game) => aCourseOf('BK', game));
    const ends = courses.map((course) => matchStateAt(course, [], 24 * 60 * MINUTE));
    const overtimes = ends.filter((end) => end.parts.length > 4);

    expect(overtimes.length).toBeGreaterThan(2);
    for (const end of overtimes) {
      const [first, second, third, fourth] = end.parts;
      const sums = [first, second, third, fourth].reduce((sum, part) => sum + (part?.home ?? 0) - (part?.away ?? 0), 0);
      expect(sums).toBe(0);
      expect(end.half).toEqual({ home: (first?.home ?? 0) + (second?.home ?? 0), away: (first?.away ?? 0) + (second?.away ?? 0) });
    }
    const points = ends.reduce((sum, end) => sum + end.score.home + end.score.away, 0) / ends.length;
    expect(points).toBeGreaterThan(150);
    expect(points).toBeLessThan(180);
  });

  it('runs a clock of its own in every quarter', () => {
    const course = aCourseOf('BK', 3, { kind: 'scripted' });

    expect(matchStateAt(course, [], 4 * MINUTE)).toMatchObject({ clockSeconds: 240, period: 'playing' });
    expect(matchStateAt(course, [], 11 * MINUTE)).toMatchObject({ clockSeconds: 600, period: 'break' });
    expect(matchStateAt(course, [], 13 * MINUTE)).toMatchObject({ clockSeconds: 60, period: 'playing', partsOver: 1 });
  });
});

function lengthOf(course: Course): number {
  return matchStateAt(course, [], 24 * 60 * MINUTE).endedAt ?? 0;
}

function hasGrown(before: MatchState, after: MatchState): boolean {
  const isMore = (one: Goals, other: Goals): boolean => one.home <= other.home && one.away <= other.away;
  return (
    isMore(before.score, after.score) && before.parts.every((part, index) => isMore(part, after.parts[index] ?? { home: -1, away: -1 }))
  );
}

function expectRegularEnd(sport: PlayedSport, { score, parts, partsOver }: MatchState): void {
  expect(partsOver).toBe(parts.length);
  expect(score.home).not.toBe(score.away);
  const [most, least] = [Math.max(score.home, score.away), Math.min(score.home, score.away)];
  const toWin = { TN: 2, VB: 3, TT: 3, SK: 5, BK: null, OP: null, BS: null }[sport];
  if (toWin === null) {
    expect(parts.reduce((sum, part) => sum + part.home, 0)).toBe(score.home);
    expect(parts.reduce((sum, part) => sum + part.away, 0)).toBe(score.away);
    expect(parts.length).toBeGreaterThanOrEqual({ BK: 4, OP: 3, BS: 9 }[sport as 'BK' | 'OP' | 'BS']);
    return;
  }
  expect([most, least < toWin, parts.length]).toEqual([toWin, true, most + least]);
  for (const [index, part] of parts.entries()) expect(isWonSet(sport, part, index + 1)).toBe(true);
}

function isWonSet(sport: PlayedSport, { home, away }: Goals, number: number): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  if (sport === 'SK') return most >= 65;
  if (sport === 'TN') return (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6));
  const target = sport === 'TT' ? 11 : number === 5 ? 15 : 25;
  return most >= target && most - least >= 2 && (most === target || most - least === 2);
}

function usual(sport: PlayedSport): Goals {
  return sport === 'TN'
    ? { home: 6, away: 4 }
    : sport === 'VB'
      ? { home: 25, away: 20 }
      : sport === 'TT'
        ? { home: 11, away: 7 }
        : { home: 3, away: 1 };
}

function eventAt(happening: Happening, at: number): MatchEvent {
  return { ...happening, at, seenAt: at };
}
