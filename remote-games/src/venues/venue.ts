/** The code of the local sports channel (specification §9). */
export const LOCAL_CHANNEL = 'CRTY';

/** The kinds of game venues by the code that the menu and the platform use, in the order of the menu. */
export const CATEGORIES_BY_CODE = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
} as const;

export type VenueCategory = (typeof CATEGORIES_BY_CODE)[keyof typeof CATEGORIES_BY_CODE];

export const VENUE_CATEGORIES: readonly VenueCategory[] = Object.values(CATEGORIES_BY_CODE);

/** A venue of the lists. */
export interface Venue {
  /** The code of the venue in calls and routes, such as `CRTY`. */
  readonly enName: string;
  /** In the player's language. */
  readonly name: string;
  readonly category: VenueCategory;
  /** Percent of turnover given back, such as `1.20`: shown unchanged. */
  readonly rebate: string;
  /** Whether the operator has it connected. */
  readonly isConnected: boolean;
  /** The number of its games; 0 for a venue that is entered as a whole. */
  readonly gameCount: number;
  readonly state: VenueState;
}

export type VenueState =
  | { readonly kind: 'open' }
  /** `resumesAt` in milliseconds by the server's clock, where the platform knows it. */
  | { readonly kind: 'maintenance'; readonly resumesAt: number | undefined };

/** The way into a venue. */
export type VenueOffer =
  | { readonly kind: 'entry' }
  | { readonly kind: 'maintenance'; readonly resumesAt: number | undefined }
  /** Listed, but not connected. */
  | { readonly kind: 'not-offered' };

/** The category of a menu code, or `undefined` for any other text. */
export function parseCategory(code: string | undefined): VenueCategory | undefined {
  return code !== undefined && Object.hasOwn(CATEGORIES_BY_CODE, code)
    ? CATEGORIES_BY_CODE[code as keyof typeof CATEGORIES_BY_CODE]
    : undefined;
}

/** The way into a venue of the list: a connected one that is open is entered as a whole. Implements R-VENUE-02 to R-VENUE-06. */
export function offerOf({ isConnected, state }: Venue): VenueOffer {
  if (state.kind === 'maintenance') return state;
  return { kind: isConnected ? 'entry' : 'not-offered' };
}

/** Venues that can be entered now: what a count of venues means. */
export function countOpen(venues: readonly Venue[]): number {
  return venues.filter((venue) => offerOf(venue).kind === 'entry').length;
}

/** The venues a themed build shows: without self sport there is no local channel (decision 48). */
export function offeredVenues(venues: readonly Venue[], { selfSport }: { readonly selfSport: boolean }): readonly Venue[] {
  return selfSport ? venues : venues.filter(({ enName }) => enName !== LOCAL_CHANNEL);
}
