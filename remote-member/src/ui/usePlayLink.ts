import { useReadable, useRouteLink, useServices, type RouteLink } from '@site/shared/contract';

/** Venue code of the local sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/**
 * Returns the link to where valid turnover is earned: the site's own sports channel, or the sports venues if it has
 * none.
 */
export function usePlayLink(): RouteLink {
  const { flags } = useServices();
  const { selfSport } = useReadable(flags);
  const channel = useRouteLink('crty', { enName: SPORTS_CHANNEL });
  const venues = useRouteLink('sport', {});
  return selfSport ? channel : venues;
}
