import { useReadable, useRouteLink, useServices, type RouteLink } from '@site/shared/contract';

/** The local sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/** Where valid turnover is made: the site's own sports channel, or the venues of sports where it has none. */
export function usePlayLink(): RouteLink {
  const { flags } = useServices();
  const { selfSport } = useReadable(flags);
  const channel = useRouteLink('crty', { enName: SPORTS_CHANNEL });
  const venues = useRouteLink('sport', {});
  return selfSport ? channel : venues;
}
