import type { sportSchema } from '@site/shared/wire/matches';
import type { z } from 'zod/mini';

/** Sport by its code in the wire format, where `ALL` is only a tab of the board. */
export type Sport = Exclude<z.infer<typeof sportSchema>, 'ALL'>;

/** Sports with rules of their own, apart from football and outrights. */
export type PlayedSport = Exclude<Sport, 'FT' | 'VF' | 'FS'>;

export const PLAYED_SPORTS = ['BK', 'TN', 'OP', 'SK', 'VB', 'BS', 'TT'] as const satisfies readonly PlayedSport[];
export const ALL_SPORTS = ['FT', 'VF', ...PLAYED_SPORTS, 'FS'] as const satisfies readonly Sport[];

/** Returns true for football and virtual football, which share a simulator and a catalog of markets. */
export function isFootball(sport: Sport): sport is 'FT' | 'VF' {
  return sport === 'FT' || sport === 'VF';
}

export function isPlayed(sport: Sport): sport is PlayedSport {
  return !isFootball(sport) && sport !== 'FS';
}
