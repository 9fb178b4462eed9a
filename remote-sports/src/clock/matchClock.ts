import type { Match, Sport } from '@site/shared/betting';

const TIMED: ReadonlySet<Sport> = new Set(['football', 'virtual-football', 'basketball', 'other']);

/**
 * Returns the match clock at a given server time as text. The clock runs while the match is live and is stopped
 * otherwise.
 *
 * @returns `undefined` before the start, in sports without a clock, and for an impossible clock value
 * @example matchClock(match, clock.now()) // '67:24'; in stoppage time '90+3'
 */
export function matchClock(
  { clock, status, sport, period }: Pick<Match, 'clock' | 'status' | 'sport' | 'period'>,
  now: number,
): string | undefined {
  if (status === 'not-started' || !TIMED.has(sport)) return undefined;
  const passed = status === 'live' ? Math.max(0, now - clock.readAt) / 1000 : 0;
  return momentText(Math.floor(clock.seconds + passed * clock.rate), sport, period);
}

/** Minutes after which a football half continues in stoppage time. */
const FULL_HALVES: ReadonlyMap<string, number> = new Map([
  ['1H', 45],
  ['2H', 90],
]);

/** Maximum stoppage time of a half, in minutes. A clock beyond it means that the feed did not stop the clock. */
const MOST_STOPPAGE = 30;

/** Maximum length of a match with a clock, in minutes: football with overtime, or basketball with several overtimes. */
const MOST_MINUTES = 150;

/**
 * Formats a moment on the match clock; in football's stoppage time, as the minute of stoppage.
 *
 * @returns `90+` without a minute when the stoppage is impossibly long; `undefined` when the moment is outside any
 * match
 * @example momentText(47 * 60 + 24, 'football', '1H') // '45+3'
 */
export function momentText(seconds: number, sport: Sport, period: string): string | undefined {
  const full = sport === 'football' || sport === 'virtual-football' ? FULL_HALVES.get(period) : undefined;
  const minutes = Math.floor(seconds / 60);
  if (full !== undefined && minutes >= full) return minutes - full < MOST_STOPPAGE ? `${full}+${minutes - full + 1}` : `${full}+`;
  return minutes >= 0 && minutes < MOST_MINUTES ? clockText(seconds) : undefined;
}

/** @example clockText(67 * 60 + 24) // '67:24' */
function clockText(seconds: number): string {
  const two = (figure: number) => figure.toString().padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
