/** The kinds of game venues, in the order of the menu. */
export const VENUE_CATEGORIES = ['sport', 'live', 'chess', 'esport', 'lottery', 'slot', 'fishing'] as const;
export type VenueCategory = (typeof VENUE_CATEGORIES)[number];
