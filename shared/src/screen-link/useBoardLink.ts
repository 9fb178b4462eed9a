import { useReadable, useRouteLink, useServices, type RouteLink } from '../contract';
import { hasScreen } from './hasScreen';

/**
 * Returns a link to the board of a sports channel. The member's board requires login (R-ROUTE-30); guests get a
 * separate address, unless the remote that provides it is disabled.
 */
export function useBoardLink(enName: string): RouteLink {
  const { navigation, session } = useServices();
  const isGuest = !useReadable(session.isSignedIn);
  return useRouteLink(isGuest && hasScreen(navigation, 'sports/board', { enName }) ? 'sports/board' : 'crty', { enName });
}
