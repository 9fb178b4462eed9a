import { useRouteLink, type RouteLink } from '@site/shared/contract';
import type { Promotion } from './promotion';

/** Returns the link to a promotion's page. The invitation has one address, the others have one per id. */
export function usePromotionLink({ id, kind }: Pick<Promotion, 'id' | 'kind'>): RouteLink {
  return useRouteLink(kind, kind === 'friendInvitation' ? {} : { id });
}
