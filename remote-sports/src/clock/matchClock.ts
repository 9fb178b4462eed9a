import type { Match, Sport } from '@site/shared/betting';

/** Sports that are played against the clock. */
const TIMED: ReadonlySet<Sport> = new Set(['football', 'virtual-football', 'basketball', 'other']);

/**
 * The match clock at a moment of the server's time, as text: it runs while the match is live, and is stopped otherwise.
 *
 * @returns `undefined` before the start, in sports without a clock, and for a clock that no match has
 * @example matchClock(match, clock.now()) // '67:24'; in stoppage '90+3'
 */
export function matchClock(
  { clock, status, sport, period }: Pick<Match, 'clock' | 'status' | 'sport' | 'period'>,
  now: number,
): string | undefined {
  if (status === 'not-started' || !TIMED.has(sport)) return undefined;
  const passed = status === 'live' ? Math.max(0, now - clock.readAt) / 1000 : 0;
  return momentText(Math.floor(clock.seconds + passed * clock.rate), sport, period);
}

/** When the halves of football are over but for their stoppage, in minutes. */
const FULL_HALVES: ReadonlyMap<string, number> = new Map([
  ['1H', 45],
  ['2H', 90],
]);

/** Longest stoppage of a half, in minutes. A clock that runs on beyond it was not stopped by the feed. */
const MOST_STOPPAGE = 30;

/** Longest match against the clock, in minutes: football with its overtime, and basketball with several. */
const MOST_MINUTES = 150;

/**
 * A moment on the match clock; in football's stoppage the minute of it.
 *
 * @returns no minute of a stoppage that no half has, as `90+`, and `undefined` for a moment that no match has
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
