import { useReadable, useRouteLink, useServices, type RouteLink } from '@site/shared/contract';
import { useBoardLink } from '@site/shared/screen-link';
import type { ConditionWay } from './participation';

/** The local sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/** Where each way leads; none for a page that the site has switched off. */
export function useConditionWays(): (ways: readonly ConditionWay[]) => readonly { readonly way: ConditionWay; readonly link: RouteLink }[] {
  const { depositGuide, selfSport } = useReadable(useServices().flags);
  const links: Readonly<Record<ConditionWay, RouteLink>> = {
    deposit: useRouteLink('saveMoney', {}),
    bet: useBoardLink(SPORTS_CHANNEL),
    chat: useRouteLink('chat', {}),
    play: useRouteLink('egame', {}),
    invite: useRouteLink('friendInvitation', {}),
    bind: useRouteLink('auth', {}),
    grade: useRouteLink('vip', {}),
  };
  const isOff = (way: ConditionWay) => (way === 'deposit' && !depositGuide) || (way === 'bet' && !selfSport);
  return (ways) => ways.filter((way) => !isOff(way)).map((way) => ({ way, link: links[way] }));
}
