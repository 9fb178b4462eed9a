import type { sportSchema } from '@site/shared/wire/matches';
import type { z } from 'zod/mini';

/** A sport as the wire names it; `ALL` is a tab of the board and no sport. */
export type Sport = Exclude<z.infer<typeof sportSchema>, 'ALL'>;

/** Sports that are played by rules of their own, beside football and outrights. */
export type PlayedSport = Exclude<Sport, 'FT' | 'VF' | 'FS'>;

export const PLAYED_SPORTS = ['BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT'] as const satisfies readonly PlayedSport[];
export const ALL_SPORTS = ['FT', 'VF', ...PLAYED_SPORTS, 'FS'] as const satisfies readonly Sport[];

/** Football, virtual football included: one simulator, one catalogue of markets. */
export function isFootball(sport: Sport): sport is 'FT' | 'VF' {
  return sport === 'FT' || sport === 'VF';
}

export function isPlayed(sport: Sport): sport is PlayedSport {
  return !isFootball(sport) && sport !== 'FS';
}
