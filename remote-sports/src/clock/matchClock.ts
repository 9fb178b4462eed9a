import type { Match, Sport } from '@site/shared/betting';

/** Sports that are played against the clock. */
const TIMED: ReadonlySet<Sport> = new Set(['football', 'virtual-football', 'basketball', 'other']);

/**
 * The match clock at a moment of the server's time, as text: it runs while the match is live, and is stopped otherwise.
 *
 * @returns `undefined` before the start, and in sports without a clock
 * @example matchClock(match, clock.now()) // '67:24'
 */
export function matchClock({ clock, status, sport }: Pick<Match, 'clock' | 'status' | 'sport'>, now: number): string | undefined {
  if (status === 'not-started' || !TIMED.has(sport)) return undefined;
  const passed = status === 'live' ? Math.max(0, now - clock.readAt) / 1000 : 0;
  return clockText(Math.floor(clock.seconds + passed * clock.rate));
}

/** @example clockText(67 * 60 + 24) // '67:24' */
export function clockText(seconds: number): string {
  const two = (figure: number) => figure.toString().padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
