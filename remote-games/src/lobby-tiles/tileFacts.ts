import { type Venue, VENUE_CATEGORIES, type VenueCategory } from '../venues/venue';

export interface TileFacts {
  /**
   * Number of games of its connected venues, counted as in the category's lobby; 0 when one of them is entered as a
   * whole.
   */
  readonly games: number;
  /** Number of connected venues that are not under maintenance. */
  readonly venues: number;
  /** True when any venue is connected; otherwise the category is not offered. */
  readonly isOffered: boolean;
  /** Best rebate of the open venues in percent, unchanged; `undefined` without one. */
  readonly rebate: string | undefined;
}

export function tileFacts(venues: readonly Venue[]): Readonly<Record<VenueCategory, TileFacts>> {
  const entries = VENUE_CATEGORIES.map((category) => [category, factsOf(venues.filter((venue) => venue.category === category))] as const);
  return Object.fromEntries(entries) as Record<VenueCategory, TileFacts>;
}

function factsOf(venues: readonly Venue[]): TileFacts {
  const connected = venues.filter(({ isConnected }) => isConnected);
  const open = connected.filter(({ state }) => state.kind === 'open');
  const rebates = open.map(({ rebate }) => rebate).toSorted((a, b) => Number(b) - Number(a));
  return {
    games: connected.every(({ gameCount }) => gameCount > 0) ? connected.reduce((sum, { gameCount }) => sum + gameCount, 0) : 0,
    venues: open.length,
    isOffered: connected.length > 0,
    rebate: rebates[0],
  };
}
