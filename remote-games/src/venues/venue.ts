/** Code of the local sports channel (specification §9). */
export const LOCAL_CHANNEL = 'CRTY';

/** Venue categories by the code that the menu and the platform use, in menu order. */
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

export interface Venue {
  /** Venue code in calls and routes, such as `CRTY`. */
  readonly enName: string;
  /** Name in the player's language. */
  readonly name: string;
  readonly category: VenueCategory;
  /** Rebate in percent of turnover, such as `1.20`; shown unchanged. */
  readonly rebate: string;
  /** True when the operator has connected the venue. */
  readonly isConnected: boolean;
  /** Number of its games; 0 for a venue entered as a whole. */
  readonly gameCount: number;
  readonly state: VenueState;
}

export type VenueState =
  | { readonly kind: 'open' }
  /** `resumesAt`: server time in milliseconds, when the platform knows it. */
  | { readonly kind: 'maintenance'; readonly resumesAt: number | undefined };

/** Way in which a venue can be entered. */
export type VenueOffer =
  | { readonly kind: 'entry' }
  | { readonly kind: 'maintenance'; readonly resumesAt: number | undefined }
  | { readonly kind: 'not-offered' };

/** Returns the category of a menu code, or `undefined` for any other text. */
export function parseCategory(code: string | undefined): VenueCategory | undefined {
  return code !== undefined && Object.hasOwn(CATEGORIES_BY_CODE, code)
    ? CATEGORIES_BY_CODE[code as keyof typeof CATEGORIES_BY_CODE]
    : undefined;
}

/**
 * Returns how a listed venue can be entered: an open, connected venue is entered as a whole. Implements R-VENUE-02 to
 * R-VENUE-06.
 */
export function offerOf({ isConnected, state }: Venue): VenueOffer {
  if (state.kind === 'maintenance') return state;
  return { kind: isConnected ? 'entry' : 'not-offered' };
}

/** Counts the venues that can be entered now; all counts of venues use this meaning. */
export function countOpen(venues: readonly Venue[]): number {
  return venues.filter((venue) => offerOf(venue).kind === 'entry').length;
}

/** Returns the venues a themed build shows: without self sport there is no local channel (decision 48). */
export function offeredVenues(venues: readonly Venue[], { selfSport }: { readonly selfSport: boolean }): readonly Venue[] {
  return selfSport ? venues : venues.filter(({ enName }) => enName !== LOCAL_CHANNEL);
}
