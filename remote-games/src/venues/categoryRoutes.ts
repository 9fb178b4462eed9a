import type { RouteName } from '@site/shared/contract';
import type { VenueCategory } from './venue';

export const CATEGORY_ROUTES = {
  sport: 'sport',
  live: 'realbet',
  chess: 'chess',
  esport: 'gaming',
  lottery: 'lottery',
  slot: 'egame',
  fishing: 'fishing',
} as const satisfies Readonly<Record<VenueCategory, RouteName>>;
