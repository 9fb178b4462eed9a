import { useReadable, useRouteLink, useServices, type RouteLink } from '@site/shared/contract';
import { useBoardLink } from '@site/shared/screen-link';
import type { ConditionWay } from './participation';

/** Site's own sports channel. */
const SPORTS_CHANNEL = 'CRTY';

/** Returns a function that finds the links for ways to meet a condition, without pages that the site has disabled. */
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
