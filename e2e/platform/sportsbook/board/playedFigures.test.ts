import { businessDay } from '@site/shared/calendar';
import { viewMatch, type MatchView } from '../matches/matchView';
import { DEFAULT_SETTINGS } from '../matches/settings';
import { calendarOf } from '../simulator/calendar';
import type { PlayedSport } from '../simulator/sport';
import { liveDetail } from './liveDetail';

const NOON = Date.UTC(2025, 10, 19, 6, 0, 0);

/** Returns the matches of a sport that ended on the previous day. */
function endedOf(sport: PlayedSport): readonly MatchView[] {
  return calendarOf(businessDay(NOON) - 1, 1)
    .filter((fixture) => fixture.sport === sport)
    .slice(0, 12)
    .map(({ gameId, league, home, away, startsAtMs, listedAtMs, homeRate, awayRate }) =>
      viewMatch(
        {
          ...{ gameId, sport, league, home, away, startsAtMs, listedAtMs, reported: [], fixed: [], end: null, revision: 0 },
          course: { gameId, sport, seed: 1, kind: 'natural', homeRate, awayRate, feedDelay: 0 },
          anchor: { atMs: startsAtMs, elapsed: 0, speed: 1 },
        },
        NOON,
        DEFAULT_SETTINGS,
      ),
    );
}

function figuresOf(view: MatchView): Readonly<Record<string, { readonly H: number; readonly C: number }>> {
  return Object.fromEntries((liveDetail(view, 1).figures ?? []).map(({ kind, H, C }) => [kind, { H, C }]));
}

it('counts baskets that together are the score', () => {
  for (const view of endedOf('BK')) {
    const { threes, twos, 'free-throws': ones, 'largest-lead': lead } = figuresOf(view);
    const { home, away } = view.state.score;
    const sum = (side: 'H' | 'C'): number => 3 * (threes?.[side] ?? 0) + 2 * (twos?.[side] ?? 0) + (ones?.[side] ?? 0);
    expect([sum('H'), sum('C')]).toEqual([home, away]);
    expect(Math.max(lead?.H ?? 0, lead?.C ?? 0)).toBeGreaterThanOrEqual(Math.abs(home - away));
    const scoring = liveDetail(view, 1).scoring ?? [];
    expect(scoring.reduce((points, { H }) => points + H, 0)).toBe(home);
    expect(scoring.reduce((points, { C }) => points + C, 0)).toBe(away);
  }
});

it('counts points and breaks of tennis within what games and sets allow', () => {
  for (const view of endedOf('TN')) {
    const { 'points-won': points, breaks, 'service-points': service } = figuresOf(view);
    const games = view.state.parts.reduce((sum, { home, away }) => sum + home + away, 0);
    expect((points?.H ?? 0) + (points?.C ?? 0)).toBeGreaterThanOrEqual(4 * games);
    expect((breaks?.H ?? 0) + (breaks?.C ?? 0)).toBeLessThan(games);
    for (const side of ['H', 'C'] as const) {
      expect(service?.[side]).toBeGreaterThan(20);
      expect(service?.[side]).toBeLessThanOrEqual(100);
    }
  }
});

it.each(['VB', 'TT'] as const)('counts as many points of %s as its sets have', (sport) => {
  for (const view of endedOf(sport)) {
    const { 'points-won': points, 'longest-run': run } = figuresOf(view);
    expect(points).toEqual({
      H: view.state.parts.reduce((sum, { home }) => sum + home, 0),
      C: view.state.parts.reduce((sum, { away }) => sum + away, 0),
    });
    expect(run?.H).toBeGreaterThan(0);
  }
});

it.each(['SK', 'BS', 'OP'] as const)('invents nothing of %s', (sport) => {
  const [view] = endedOf(sport);
  expect(view && liveDetail(view, 1)).not.toHaveProperty('figures');
});
