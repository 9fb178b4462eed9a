import { useVenues } from '../venues/useVenues';
import { CATEGORY_ROUTES } from '../venues/categoryRoutes';

/** The page that a game of this venue was entered from: its category's; the slot lobby until it is known. */
export function useLobbyRoute(enName: string): (typeof CATEGORY_ROUTES)[keyof typeof CATEGORY_ROUTES] {
  const { state } = useVenues(undefined);
  const venue = state.data?.find((each) => each.enName === enName);
  return CATEGORY_ROUTES[venue?.category ?? 'slot'];
}
