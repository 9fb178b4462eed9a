import { hasEnded, type MatchView } from './matchView';

/** Fewest and most selections of one match in one bet. */
export const BUILDER_LEGS = { fewest: 2, most: 6 } as const;

/** Football alone: its scores are what the model knows all of. */
export function isBuilderOffered(view: MatchView): boolean {
  return view.record.sport === 'FT' && !hasEnded(view);
}
