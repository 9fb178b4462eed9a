import type { Category, WireVenue } from '@site/shared/wire/games';
import type { Venue } from '../venues/venue';
import type { VenueCategory } from '../venues/venueCategory';

const CATEGORIES = {
  TY: 'sport',
  ZR: 'live',
  QP: 'chess',
  DJ: 'esport',
  CP: 'lottery',
  DZ: 'slot',
  BY: 'fishing',
} as const satisfies Readonly<Record<Category, VenueCategory>>;

const CODES: ReadonlyMap<VenueCategory, Category> = new Map(
  Object.entries(CATEGORIES).map(([code, category]) => [category, code as Category]),
);

/** The category a menu code names, or `undefined` for any other text. */
export function parseCategory(code: string | undefined): VenueCategory | undefined {
  return code !== undefined && Object.hasOwn(CATEGORIES, code) ? CATEGORIES[code as Category] : undefined;
}

export function categoryToWire(category: VenueCategory): Category {
  const code = CODES.get(category);
  if (code === undefined) throw new RangeError(`${category} has no code`);
  return code;
}

export function venueFromWire({ category, state, resumesAt, ...venue }: WireVenue): Venue {
  return {
    ...venue,
    category: CATEGORIES[category],
    state: state === 'open' ? { kind: 'open' } : { kind: 'maintenance', resumesAt },
  };
}
