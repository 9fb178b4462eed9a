import { generatePath, matchRoutes } from 'react-router-dom';
import type { RouteLocation, RouteName } from '@site/shared/contract/routes';
import type { RedirectRoute, ScreenRoute } from './route';
import { NOT_FOUND, REDIRECTS, ROUTES } from './routes';

/** What stands at an address. */
export type RouteMatch =
  | { readonly is: 'screen'; readonly route: ScreenRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly is: 'redirect'; readonly route: RedirectRoute; readonly to: string };

/** The table as the router ranks it: the more is fixed in a path, the sooner it is taken. */
const RANKED = [...ROUTES, ...REDIRECTS].map((route) => ({ path: route.path, handle: route }));

/** What an address of this site shows. Proves R-NAV-05. */
export function matchRoute(pathname: string): RouteMatch {
  const match = matchRoutes(RANKED, pathname)?.at(-1);
  if (!match) return { is: 'screen', route: NOT_FOUND, params: {} };
  const params = definedOf(match.params);
  const route = match.route.handle;
  return 'redirectTo' in route ? { is: 'redirect', route, to: route.redirectTo(params) } : { is: 'screen', route, params };
}

/**
 * The address of a screen.
 *
 * @throws TypeError where a parameter of the path is missing
 */
export function pathOf(name: RouteName, params: Readonly<Record<string, string | undefined>>): string {
  const route = [...ROUTES, NOT_FOUND].find((candidate) => candidate.name === name);
  if (!route) throw new TypeError(`there is no route ${name}`);
  return generatePath(route.path, definedOf(params));
}

/** Where the player is, in the words of the contract. An address that only redirects counts as home until it has. */
export function toLocation(pathname: string, search: string): RouteLocation {
  const match = matchRoute(pathname);
  const query = Object.fromEntries(new URLSearchParams(search));
  if (match.is === 'redirect') return { name: 'home', path: pathname, params: {}, query };
  return { name: match.route.name, path: pathname, params: match.params, query };
}

function definedOf(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
