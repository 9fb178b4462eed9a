import { businessDay, startOfBusinessDay } from '@site/shared/calendar';
import { calendarOf } from '../sportsbook/simulator/calendar';
import type { Calendar, Fixture } from '../sportsbook/simulator/fixtures';

const HOUR_MS = 3_600_000;

/** Number of matches per evening of each sport on which the demo members bet. */
const PER_EVENING: Readonly<Partial<Record<Fixture['sport'], number>>> = { FT: 6, BK: 3, TN: 3 };

/** Hours between which the evening's matches start. */
const EVENING = { fromHour: 20.3, toHour: 23 } as const;

/** Larger offer around the present, with matches in play and upcoming ones. */
const AROUND_PRESENT = { beforeMs: 1.2 * HOUR_MS, afterMs: 7 * HOUR_MS, perSport: 14 } as const;

/**
 * Returns some matches of the regular calendar, because playing out every match of ninety days would take minutes. The
 * matches are the same, so the schedule of the last days agrees with the demo's bets.
 */
export function demoCalendar(presentMs: number): Calendar {
  return (day, seed) => {
    const all = calendarOf(day, seed);
    const midnight = startOfBusinessDay(day);
    const evening = firstOfEach(all, PER_EVENING, midnight + EVENING.fromHour * HOUR_MS, midnight + EVENING.toHour * HOUR_MS);
    if (Math.abs(day - businessDay(presentMs)) > 1) return evening;
    const perSport = Object.fromEntries(Object.keys(PER_EVENING).map((sport) => [sport, AROUND_PRESENT.perSport]));
    const near = firstOfEach(all, perSport, presentMs - AROUND_PRESENT.beforeMs, presentMs + AROUND_PRESENT.afterMs);
    return [...new Set([...evening, ...near])];
  };
}

function firstOfEach(
  fixtures: readonly Fixture[],
  wanted: Readonly<Partial<Record<string, number>>>,
  fromMs: number,
  toMs: number,
): readonly Fixture[] {
  const counts = new Map<string, number>();
  return fixtures.filter(({ sport, startsAtMs }) => {
    const count = counts.get(sport) ?? 0;
    if (startsAtMs < fromMs || startsAtMs > toMs || count >= (wanted[sport] ?? 0)) return false;
    counts.set(sport, count + 1);
    return true;
  });
}
