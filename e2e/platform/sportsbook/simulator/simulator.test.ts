import { businessDate, businessDay, startOfBusinessDay } from '@site/shared/calendar';
import { playOut, scheduleOf, type Course, type Happening, type MatchEvent } from './course';
import { fixturesOf } from './fixtures';
import { LEAGUES } from './leagues';
import { matchStateAt } from './matchState';

const DAY = businessDay(Date.UTC(2025, 10, 19, 6));
const MINUTE = 60_000;

describe('the calendar', () => {
  it('is the same for the same seed and another for another', () => {
    expect(fixturesOf(DAY, 1)).toEqual(fixturesOf(DAY, 1));
    expect(fixturesOf(DAY, 1)).not.toEqual(fixturesOf(DAY, 2));
  });

  it('keeps ten to fourteen matches in play at any moment', () => {
    const fixtures = [DAY - 1, DAY].flatMap((day) => fixturesOf(day, 1));
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const now = startOfBusinessDay(DAY) + minute * MINUTE;
      const inPlay = fixtures.filter(({ gameId, startsAtMs, ...rates }) => {
        const elapsed = now - startsAtMs;
        return elapsed >= 0 && elapsed < scheduleOf(aCourse({ gameId, ...rates })).endsAt;
      });
      expect(inPlay.length).toBeGreaterThanOrEqual(10);
      expect(inPlay.length).toBeLessThanOrEqual(14);
    }
  });

  it('gives every match a number of its own and no team two matches within half a day', () => {
    const fixtures = fixturesOf(DAY, 1);
    const teams = fixtures.map(({ home, away, startsAtMs }) => {
      const half = startsAtMs - startOfBusinessDay(DAY) < 12 * 60 * MINUTE ? 'morning' : 'evening';
      return [`${home.id} ${half}`, `${away.id} ${half}`];
    });

    expect(new Set(fixtures.map(({ gameId }) => gameId)).size).toBe(fixtures.length);
    expect(new Set(teams.flat()).size).toBe(2 * fixtures.length);
  });

  it('plays every featured league on every day', () => {
    const played = new Set(fixturesOf(DAY, 1).map(({ league }) => league.name));

    for (const { name, isFeatured } of LEAGUES) if (isFeatured) expect(played).toContain(name);
  });

  it('counts days in Shanghai', () => {
    expect(businessDate(Date.UTC(2025, 10, 19, 15, 59))).toBe('2025-11-19');
    expect(businessDate(Date.UTC(2025, 10, 19, 16, 0))).toBe('2025-11-20');
    expect(startOfBusinessDay(businessDay(Date.UTC(2025, 10, 19, 16)))).toBe(Date.UTC(2025, 10, 19, 16));
  });
});

describe('a match', () => {
  const course = aCourse();
  const { firstEndsAt, secondStartsAt, endsAt } = scheduleOf(course);

  it('is the same at the same moment, and its past never changes', () => {
    const early = playOut(course, [], 50 * MINUTE);
    const late = playOut(course, [], endsAt);

    expect(playOut(course, [], endsAt)).toEqual(late);
    expect(late.filter(({ at }) => at <= 50 * MINUTE)).toEqual(early);
  });

  it.each([
    ['before kick-off', -1, 'not-started', 0],
    ['at kick-off', 0, 'first-half', 0],
    ['in the 31st minute', 30 * MINUTE, 'first-half', 1800],
    ['in stoppage', 45.5 * MINUTE, 'first-half', 2730],
    ['at half-time', firstEndsAt + 1, 'half-time', 2700],
    ['when the second half begins', secondStartsAt, 'second-half', 2700],
    ['a minute later', secondStartsAt + MINUTE, 'second-half', 2760],
    ['at the whistle', endsAt, 'finished', (endsAt - secondStartsAt) / 1000 + 2700],
  ])('%s', (_moment, elapsed, period, clockSeconds) => {
    expect(matchStateAt(course, [], elapsed)).toMatchObject({ period, clockSeconds });
  });

  it('keeps the half-time score', () => {
    const reported = [
      eventAt({ kind: 'goal', side: 'home' }, 20 * MINUTE),
      eventAt({ kind: 'goal', side: 'away' }, secondStartsAt + MINUTE),
    ];
    const scripted = aCourse({ kind: 'scripted' });

    expect(matchStateAt(scripted, reported, firstEndsAt)).toMatchObject({ half: null, score: { home: 1, away: 0 } });
    expect(matchStateAt(scripted, reported, endsAt)).toMatchObject({ half: { home: 1, away: 0 }, score: { home: 1, away: 1 } });
  });

  it('shows a goal only once the feed knows it, but counts it at the whistle', () => {
    const scripted = aCourse({ kind: 'scripted' });
    const goal: MatchEvent = { kind: 'goal', side: 'home', at: 10_000, seenAt: 11_500 };

    expect(matchStateAt(scripted, [goal], 11_499).score).toEqual({ home: 0, away: 0 });
    expect(matchStateAt(scripted, [goal], 11_500)).toMatchObject({ score: { home: 1, away: 0 }, lastDangerSeenAt: 11_500 });
    expect(matchStateAt(scripted, [goal, eventAt({ kind: 'finish' }, 11_000)], 11_000)).toMatchObject({
      period: 'finished',
      score: { home: 1, away: 0 },
    });
  });

  it('prefers a reported score to the random one', () => {
    const finished = matchStateAt(
      course,
      [eventAt({ kind: 'score', score: { home: 7, away: 0 }, half: { home: 3, away: 0 } }, endsAt - 1)],
      endsAt,
    );

    expect(finished).toMatchObject({ score: { home: 7, away: 0 }, half: { home: 3, away: 0 } });
  });

  it('is over at a reported end, and nothing happens afterwards', () => {
    const reported = [eventAt({ kind: 'finish' }, 30 * MINUTE)];
    const [then, later] = [matchStateAt(course, reported, 30 * MINUTE), matchStateAt(course, reported, endsAt)];

    expect(then).toMatchObject({ period: 'finished', half: then.score });
    expect(later.score).toEqual(then.score);
  });

  it('scores as many goals as its sides are expected to, over many matches', () => {
    const games = Array.from({ length: 600 }, (_, index) => aCourse({ gameId: index * 10 }));
    const scores = games.map((game) => matchStateAt(game, [], scheduleOf(game).endsAt).score);
    const mean = (side: 'home' | 'away'): number => scores.reduce((sum, score) => sum + score[side], 0) / scores.length;

    expect(mean('home')).toBeGreaterThan(1.3);
    expect(mean('home')).toBeLessThan(1.7);
    expect(mean('away')).toBeGreaterThan(1.0);
    expect(mean('away')).toBeLessThan(1.4);
  });
});

function aCourse(given: Partial<Course> = {}): Course {
  return { gameId: 207_780_400, sport: 'FT', seed: 1, homeRate: 1.5, awayRate: 1.2, kind: 'natural', feedDelay: 1_500, ...given };
}

function eventAt(happening: Happening, at: number): MatchEvent {
  return { ...happening, at, seenAt: at };
}
