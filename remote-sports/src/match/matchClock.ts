import type { Match } from '@site/shared/betting';

/**
 * The match clock at a moment of the server's time, as text: it runs on while the match is live, and stands otherwise.
 *
 * @returns `undefined` before the start, and where the clock says nothing
 * @example matchClock(match, clock.now()) // '67:24'
 */
export function matchClock({ clock, status }: Pick<Match, 'clock' | 'status'>, now: number): string | undefined {
  if (status === 'not-started') return undefined;
  const passed = status === 'live' ? Math.max(0, now - clock.readAt) / 1000 : 0;
  const seconds = Math.floor(clock.seconds + passed * clock.rate);
  return `${Math.floor(seconds / 60)
    .toString()
    .padStart(2, '0')}:${(seconds % 60).toString().padStart(2, '0')}`;
}
