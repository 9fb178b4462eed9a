/** How many matches home shows: the one beside its slide, and four below. */
export const HIGHLIGHTS_SHOWN = 5;
/** What was read may be shown again for this long, until it has been read anew: prices in it cannot be picked meanwhile. */
export const HIGHLIGHTS_LIFE_MS = 30_000;
