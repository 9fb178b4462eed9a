import { useReadable, useRouteLink, useServices } from '@site/shared/contract';
import { CHANNEL } from './channelEntry';

/** The way to the board: that of members requires login, so that guests have an address of their own. */
export function useBoardLink(): ReturnType<typeof useRouteLink> {
  const isSignedIn = useReadable(useServices().session.isSignedIn);
  return useRouteLink(isSignedIn ? 'crty' : 'sports/board', { enName: CHANNEL });
}
