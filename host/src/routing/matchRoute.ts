import { generatePath, matchRoutes } from 'react-router-dom';
import type { RouteLocation, RouteName } from '@site/shared/contract/routes';
import type { RedirectRoute, RouteAlias, ScreenRoute } from './route';
import { ALIASES, NOT_FOUND, REDIRECTS, ROUTES } from './routes';

/** What an address leads to. */
export type RouteMatch =
  | { readonly kind: 'screen'; readonly route: ScreenRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly route: RedirectRoute; readonly to: string };

/** The table for the router's ranking, which prefers paths with more fixed segments. */
const RANKED = ranked([...ROUTES, ...REDIRECTS]);

/**
 * What an address of this site shows. Implements R-NAV-05.
 *
 * @param joined the screens that remotes bring
 */
export function matchRoute(pathname: string, joined: readonly ScreenRoute[] = []): RouteMatch {
  const match = matchRoutes(joined.length === 0 ? RANKED : [...RANKED, ...ranked(joined)], pathname)?.at(-1);
  if (!match) return { kind: 'screen', route: NOT_FOUND, params: {} };
  const params = omitUndefined(match.params);
  const route = match.route.handle;
  return 'redirectTo' in route ? { kind: 'redirect', route, to: route.redirectTo(params) } : { kind: 'screen', route, params };
}

function ranked<Route extends ScreenRoute | RedirectRoute>(routes: readonly Route[]) {
  return routes.map((route) => ({ path: route.path, handle: route }));
}

/**
 * The address of a screen.
 *
 * @throws TypeError where a parameter of the path is missing
 */
export function pathOf(name: RouteName, params: Readonly<Record<string, string | undefined>>, joined: readonly ScreenRoute[] = []): string {
  const route = [...ROUTES, NOT_FOUND, ...joined].find((candidate) => candidate.name === (aliasOf(name)?.of ?? name));
  if (!route) throw new TypeError(`there is no route ${name}`);
  return generatePath(route.path, omitUndefined(params));
}

/** Query of the address of a name. Implements R-ROUTE-72. */
export function queryOf(name: RouteName): Readonly<Record<string, string>> {
  return aliasOf(name)?.query ?? {};
}

function aliasOf(name: RouteName) {
  return ALIASES.find((alias) => alias.name === name);
}

/** The current location in the contract's terms. An address that redirects counts as home until it has. */
export function toLocation(pathname: string, search: string, joined: readonly ScreenRoute[] = []): RouteLocation {
  const match = matchRoute(pathname, joined);
  const query = Object.fromEntries(new URLSearchParams(search));
  if (match.kind === 'redirect') return { name: 'home', path: pathname, params: {}, query };
  const { name } = match.route;
  const alias = ALIASES.find((candidate) => candidate.of === name && matchesAlias(candidate, query));
  return { name: alias?.name ?? name, path: pathname, params: match.params, query };
}

/** Whether an address has the query that distinguishes an alias from the screen itself. */
function matchesAlias(alias: RouteAlias, query: Readonly<Record<string, string>>): boolean {
  const required = Object.entries(alias.query);
  return required.length > 0 && required.every(([name, value]) => query[name] === value);
}

function omitUndefined(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
