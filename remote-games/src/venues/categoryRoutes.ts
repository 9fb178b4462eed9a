import type { RouteName } from '@site/shared/contract';
import type { VenueCategory } from './venue';

/** The page of each category, by the name of its route. */
export const CATEGORY_ROUTES = {
  sport: 'sport',
  live: 'realbet',
  chess: 'chess',
  esport: 'gaming',
  lottery: 'lottery',
  slot: 'egame',
  fishing: 'fishing',
} as const satisfies Readonly<Record<VenueCategory, RouteName>>;
