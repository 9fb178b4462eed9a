import { useReadable, useRouteLink, useServices, type RouteLink } from '../contract';
import { hasScreen } from './hasScreen';

/**
 * Links to the board of a sports channel. That of members requires login (R-ROUTE-30); guests have an address of their own, unless the remote that has
 * it is off.
 */
export function useBoardLink(enName: string): RouteLink {
  const { navigation, session } = useServices();
  const isGuest = !useReadable(session.isSignedIn);
  return useRouteLink(isGuest && hasScreen(navigation, 'sports/board', { enName }) ? 'sports/board' : 'crty', { enName });
}
