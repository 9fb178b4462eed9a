import { generatePath, matchRoutes } from 'react-router-dom';
import type { RouteLocation, RouteName } from '@site/shared/contract/routes';
import { KNOWN_SCREENS } from './joinedRoutes';
import type { RedirectRoute, RouteAlias, ScreenRoute } from './route';
import { NOT_FOUND, REDIRECTS, ROUTES } from './routes';

export type RouteMatch =
  | { readonly kind: 'screen'; readonly route: ScreenRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly route: RedirectRoute; readonly to: string };

/**
 * `matchRoutes` ranks the whole table on every call, and a page asks several times for its path and again when its
 * query changes, so memoise the last result.
 */
let last: { readonly pathname: string; readonly joined: typeof KNOWN_SCREENS; readonly match: RouteMatch } | undefined;

/**
 * Returns the screen or redirect of an address. The router prefers paths with more fixed segments. Implements R-NAV-05.
 *
 * @param joined screens that remotes declare
 */
export function matchRoute(pathname: string, joined = KNOWN_SCREENS): RouteMatch {
  if (last?.pathname !== pathname || last.joined !== joined) last = { pathname, joined, match: findMatch(pathname, joined) };
  return last.match;
}

function findMatch(pathname: string, joined: typeof KNOWN_SCREENS): RouteMatch {
  const match = matchRoutes(
    [...ROUTES, ...REDIRECTS, ...joined].map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.at(-1);
  if (!match) return { kind: 'screen', route: NOT_FOUND, params: {} };
  const params = omitUndefined(match.params);
  const route = match.route.handle;
  return 'redirectTo' in route ? { kind: 'redirect', route, to: route.redirectTo(params) } : { kind: 'screen', route, params };
}

/**
 * Returns the address of a screen, with the query that its name requires. An unknown name, or a missing parameter,
 * leads to not-found, so that a remote that changes its screens does not break pages with links to them. Implements
 * R-ROUTE-72.
 */
export function hrefOf(
  name: RouteName,
  params: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>> = {},
  joined = KNOWN_SCREENS,
): string {
  const route = [...ROUTES, ...joined].find((screen) => screen.name === name || aliasesOf(screen).some((alias) => alias.name === name));
  const alias = route && aliasesOf(route).find((other) => other.name === name);
  const search = new URLSearchParams({ ...alias?.query, ...query }).toString();
  return `${route ? pathOf(route, params) : NOT_FOUND.path}${search === '' ? '' : `?${search}`}`;
}

/** Returns the address of a screen of the table, with its parameters filled in. */
export function pathOf({ path }: ScreenRoute, params: Readonly<Record<string, string | undefined>> = {}): string {
  try {
    return generatePath(path, omitUndefined(params));
  } catch {
    return NOT_FOUND.path;
  }
}

/**
 * Converts the current location to the contract's type. An address that redirects counts as home until the redirect.
 */
export function toLocation(pathname: string, search: string, joined = KNOWN_SCREENS): RouteLocation {
  const match = matchRoute(pathname, joined);
  const query = Object.fromEntries(new URLSearchParams(search));
  if (match.kind === 'redirect') return { name: 'home', path: pathname, params: {}, query };
  const alias = aliasesOf(match.route).find((candidate) => matchesAlias(candidate, query));
  return { name: alias?.name ?? match.route.name, path: pathname, params: match.params, query };
}

function aliasesOf({ aliases = [] }: ScreenRoute): readonly RouteAlias[] {
  return aliases;
}

/** Returns whether an address has the query that distinguishes an alias from the screen itself. */
function matchesAlias(alias: RouteAlias, query: Readonly<Record<string, string>>): boolean {
  const required = Object.entries(alias.query);
  return required.length > 0 && required.every(([name, value]) => query[name] === value);
}

/** Removes parameters without a value. */
export function omitUndefined(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
