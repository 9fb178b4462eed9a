import type { Category, WireVenue } from '@site/shared/wire/games';
import type { Venue } from '../venues/venue';
import { VENUE_CATEGORIES, type VenueCategory } from '../venues/venueCategory';

const CODES = {
  sport: 'TY',
  live: 'ZR',
  chess: 'QP',
  esport: 'DJ',
  lottery: 'CP',
  slot: 'DZ',
  fishing: 'BY',
} as const satisfies Readonly<Record<VenueCategory, Category>>;

const CATEGORIES: ReadonlyMap<string, VenueCategory> = new Map(VENUE_CATEGORIES.map((category) => [CODES[category], category]));

/** The category a menu code names, or `undefined` for any other text. */
export function parseCategory(code: string | undefined): VenueCategory | undefined {
  return code === undefined ? undefined : CATEGORIES.get(code);
}

export function categoryToWire(category: VenueCategory): Category {
  return CODES[category];
}

export function venueFromWire({ enName, name, rebate, state, resumesAt }: WireVenue): Venue {
  return { enName, name, rebate, state: state === 'open' ? { is: 'open' } : { is: 'maintenance', resumesAt } };
}
