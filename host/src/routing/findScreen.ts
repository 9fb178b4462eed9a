import type { Flags } from '@site/shared/contract/services';
import { isSwitchedOn } from './decideAccess';
import { matchRoute } from './matchRoute';
import type { ScreenRoute } from './route';
import { NOT_FOUND } from './routes';

interface FoundScreen {
  readonly route: ScreenRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the screen of an address by the current table. A manifest may add, change or remove a screen of a remote
 * after the router was created, and a switch may turn off. Implements R-NAV-05, R-NAV-18, R-NAV-19.
 *
 * @returns `undefined` for an address that redirects
 */
export function findScreen(pathname: string, joined: readonly ScreenRoute[], flags: Flags): FoundScreen | undefined {
  const match = matchRoute(pathname, joined);
  if (match.kind === 'redirect') return undefined;
  return isSwitchedOn(match.route, flags) ? match : { route: NOT_FOUND, params: {} };
}
