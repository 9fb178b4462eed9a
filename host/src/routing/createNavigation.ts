import { Subject, type Observable } from 'rxjs';
import { createCell, type Readable } from '@site/shared/contract/readable';
import type { NavigateOptions, NavigationService, RouteLocation, RouteName } from '@site/shared/contract/routes';
import { KNOWN_SCREENS } from './joinedRoutes';
import { hrefOf, toLocation } from './matchRoute';
import type { ScreenRoute } from './route';

/** Navigates without reloading the page. */
export type Navigate = (path: string, options: { readonly replace: boolean }) => void;

export interface HostNavigation extends NavigationService {
  /** Navigates to an address of this site. The caller checks that it is one. */
  goToPath(path: string, options?: { readonly replace?: boolean }): void;
  /** Leaves the page by `go`, at once or when a view that blocks leaving permits it. */
  leave(go: () => void): void;
  /** Registers the router's navigate function. The router also reports each address it arrives at, through `arrive`. */
  attach(navigate: Navigate): void;
  arrive(pathname: string, search: string): void;
  /** Emits for each screen that is entered after the first. */
  readonly entered$: Observable<void>;
  enter(): void;
  /** Screens that remotes declare. Before the manifest is read, those known to the host's build. */
  readonly joined: Readable<readonly ScreenRoute[]>;
  /** Replaces these screens. The current address may belong to one of them. */
  join(routes: readonly ScreenRoute[]): void;
}

/**
 * Creates the navigation by name, for any router.
 *
 * @param start the address at which the page was opened
 * @param fallback navigates while no router is attached yet
 */
export function createNavigation(start: Pick<Location, 'pathname' | 'search'>, fallback: Navigate): HostNavigation {
  const joined = createCell(KNOWN_SCREENS);
  let address = start;
  const locate = (): RouteLocation => toLocation(address.pathname, address.search, joined.get());
  const location = createCell<RouteLocation>(locate());
  const entered$ = new Subject<void>();
  let navigate = fallback;

  const href = (name: RouteName, params: object, query?: Readonly<Record<string, string>>): string =>
    hrefOf(name, params as Readonly<Record<string, string | undefined>>, query, joined.get());
  const goToPath = (path: string, { replace = false }: { readonly replace?: boolean } = {}) => {
    const go = () => {
      navigate(path, { replace });
    };
    if (replace || new URL(path, 'https://site.invalid').pathname === address.pathname) go();
    else leave(go);
  };

  let blocker: ((proceed: () => void) => void) | undefined;
  const leave = (go: () => void) => {
    if (blocker === undefined) go();
    else
      blocker(() => {
        blocker = undefined;
        go();
      });
  };

  return {
    location,
    href,
    go(name: RouteName, params: object, { query, replace = false }: NavigateOptions = {}) {
      goToPath(href(name, params, query), { replace });
    },
    goToPath,
    leave,
    block(onLeave) {
      blocker = onLeave;
      return () => {
        if (blocker === onLeave) blocker = undefined;
      };
    },
    attach(next) {
      navigate = next;
    },
    arrive(pathname, search) {
      address = { pathname, search };
      location.set(locate());
    },
    entered$,
    enter() {
      entered$.next();
    },
    joined,
    join(routes) {
      joined.set(routes);
      const next = locate();
      if (next.name !== location.get().name) location.set(next);
    },
  };
}
