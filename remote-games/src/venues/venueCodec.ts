import type { Category } from '@site/shared/wire/categories';
import type { WireVenue } from '@site/shared/wire/games';
import { CATEGORIES_BY_CODE, type Venue, type VenueCategory } from './venue';

const CODES: ReadonlyMap<VenueCategory, Category> = new Map(
  Object.entries(CATEGORIES_BY_CODE).map(([code, category]) => [category, code as Category]),
);

export function categoryToWire(category: VenueCategory): Category {
  const code = CODES.get(category);
  if (code === undefined) throw new RangeError(`${category} has no code`);
  return code;
}

export function venueFromWire({ category, state, resumesAt, ...venue }: WireVenue): Venue {
  return {
    ...venue,
    category: CATEGORIES_BY_CODE[category],
    state: state === 'open' ? { kind: 'open' } : { kind: 'maintenance', resumesAt },
  };
}
