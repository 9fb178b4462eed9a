import { useVenues } from '../venues/useVenues';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/**
 * Returns the page from which a game of this venue was entered: that of its category, or the slot lobby until the
 * category is known.
 */
export function useLobbyRoute(enName: string): (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES] {
  const { state } = useVenues(undefined);
  const venue = state.data?.find((each) => each.enName === enName);
  return CATEGORY_ROUTES[venue?.category ?? 'slot'];
}
