import { businessDay } from '@site/shared/calendar';
import { calendarOf } from './calendar';
import type { Fixture } from './fixtures';
import { matchStateAt } from './matchState';

const DAY = businessDay(Date.UTC(2025, 10, 19, 6, 0, 0));
const LONG_AFTER = 24 * 3_600_000;

function endOf({ gameId, sport, homeRate, awayRate, startsAtMs, speed }: Fixture, seed: number): number {
  const course = { gameId, sport, seed, kind: 'natural', homeRate, awayRate, feedDelay: 0 } as const;
  return startsAtMs + (matchStateAt(course, [], LONG_AFTER).endedAt ?? LONG_AFTER) / speed;
}

it.each([1, 7])('a team plays one match at a time, from one day to the next too (seed %i)', (seed) => {
  const matches = [DAY, DAY + 1, DAY + 2].flatMap((day) => calendarOf(day, seed)).filter(({ sport }) => sport !== 'FS');
  const busy = new Map<string, { readonly until: number; readonly fixture: Fixture }>();
  const clashes: string[] = [];
  for (const fixture of matches.toSorted((one, other) => one.startsAtMs - other.startsAtMs)) {
    const until = endOf(fixture, seed);
    for (const { id, name } of [fixture.home, fixture.away]) {
      const key = `${fixture.sport}/${id}`;
      const before = busy.get(key);
      if (before && before.until > fixture.startsAtMs)
        clashes.push(`${fixture.sport} ${fixture.league.name} ${name}: ${before.fixture.gameId} and ${fixture.gameId}`);
      busy.set(key, { until, fixture });
    }
  }
  expect(clashes).toEqual([]);
});
