/** Loads the body of a non-empty slip. Prefetched as soon as a player points at or focuses a price. */
export const loadSlipBody = () => import('./SlipBody');
