import { hasEnded, type MatchView } from './matchView';

/** Lowest and highest number of selections of one match in one bet. */
export const BUILDER_LEGS = { fewest: 2, most: 6 } as const;

/** Returns true for football that has not ended. Only there does the model know all scores. */
export function isBuilderOffered(view: MatchView): boolean {
  return view.record.sport === 'FT' && !hasEnded(view);
}
