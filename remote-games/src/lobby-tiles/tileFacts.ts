import { type Venue, VENUE_CATEGORIES, type VenueCategory } from '../venues/venue';

/** The facts on the tile of a category. */
export interface TileFacts {
  /** Games of its connected venues, counted as in the slot lobby; 0 where venues are entered as a whole. */
  readonly games: number;
  /** Venues that are not under maintenance. */
  readonly venues: number;
  /** The best rebate among them in percent, unchanged; `undefined` without a venue. */
  readonly rebate: string | undefined;
}

/** The facts of every category. */
export function tileFacts(venues: readonly Venue[]): Readonly<Record<VenueCategory, TileFacts>> {
  const entries = VENUE_CATEGORIES.map((category) => [category, factsOf(venues.filter((venue) => venue.category === category))] as const);
  return Object.fromEntries(entries) as Record<VenueCategory, TileFacts>;
}

function factsOf(venues: readonly Venue[]): TileFacts {
  const open = venues.filter(({ state }) => state.kind === 'open');
  const rebates = open.map(({ rebate }) => rebate).toSorted((a, b) => Number(b) - Number(a));
  return {
    games: venues.reduce((sum, { isConnected, gameCount }) => (isConnected ? sum + gameCount : sum), 0),
    venues: open.length,
    rebate: rebates[0],
  };
}
