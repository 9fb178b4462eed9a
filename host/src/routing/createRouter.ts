import type { ReactElement } from 'react';
import { createBrowserRouter, useRouteError, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { Logger } from '@site/shared/contract/services';
import type { HostFlags } from '../services/createFlags';
import { createGuard, leadTo, type GuardOptions } from './createGuard';
import type { HostNavigation } from './createNavigation';
import { FailedScreen, PendingScreen } from './FailedScreen';
import { findScreen } from './findScreen';
import { omitUndefined } from './matchRoute';
import type { LoadedScreen, OwnScreenComponent, OwnScreens } from './ownScreen';
import type { RedirectRoute, ScreenRoute } from './route';
import { NOT_FOUND, REDIRECTS, ROUTES } from './routes';
import { ScreenView } from './ScreenView';
import type { HostSession } from '../session/createSession';
import type { SignInControl } from '../session/createSignIn';

export type Router = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  readonly shell: Omit<GuardOptions, 'leadBack'> &
    LeadBackOptions & {
      readonly navigation: Pick<HostNavigation, 'joined'>;
      readonly flags: Pick<HostFlags, 'get'>;
      readonly logger: Logger;
    };
  readonly screens: OwnScreens;
  /** Element around every screen. Its outlet renders the screen. */
  readonly page: ReactElement;
}

/**
 * Creates the router from the table of routes. Loaders run the guards and load the host's own screens, so the current
 * screen stays until the next one may be shown. See `host/docs/0042-routing.md`.
 */
export function createRouter({ shell, screens, page }: RouterOptions): Router {
  const { navigation, flags, logger } = shell;
  const guard = createGuard({ ...shell, leadBack: createLeadBack(shell) });

  const loadOwn = async ({ screen }: ScreenRoute): Promise<OwnScreenComponent | undefined> => {
    if (screen.of === 'remote') return undefined;
    try {
      return await screens[screen.id]();
    } catch (error) {
      logger.error('screen not loaded', { screen: screen.id, error });
      throw error;
    }
  };

  const toScreen = ({ path }: Pick<ScreenRoute, 'path'>): RouteObject => ({
    id: path,
    path: path === NOT_FOUND.path ? '*' : path,
    async loader({ request }: LoaderFunctionArgs): Promise<LoadedScreen | Response> {
      const { pathname, search } = new URL(request.url);
      const { route, params } = findScreen(pathname, navigation.joined.get(), flags.get()) ?? { route: NOT_FOUND, params: {} };
      const refusal = await guard(route.access, request, route.mode === 'sports' ? pathname + search : undefined);
      if (refusal) return refusal;
      return { route, params: { ...params, ...route.screen.params }, Screen: await loadOwn(route) };
    },
    // A change of only the query is not a navigation.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search,
    Component: ScreenView,
    ErrorBoundary: FailedScreen,
    HydrateFallback: PendingScreen,
  });

  const toRedirect = ({ path, access, redirectTo }: RedirectRoute): RouteObject => ({
    id: path,
    path,
    loader: async ({ request, params }) => (await guard(access, request)) ?? leadTo(redirectTo(omitUndefined(params)), request),
    HydrateFallback: PendingScreen,
  });

  return createBrowserRouter([
    {
      element: page,
      ErrorBoundary: RethrowError,
      children: [...[...ROUTES, ...navigation.joined.get(), NOT_FOUND].map(toScreen), ...REDIRECTS.map(toRedirect)],
    },
  ]);
}

/** Rethrows an error of the page to the boundary around the router, instead of showing the router's own error page. */
function RethrowError(): never {
  throw useRouteError();
}

interface LeadBackOptions {
  readonly session: Pick<HostSession, 'isSignedIn'>;
  readonly signIn: Pick<SignInControl, 'isOpen' | 'open'>;
  readonly navigation: Pick<HostNavigation, 'goToPath'>;
}

/**
 * Creates a function that opens the login for a guest who was redirected from a sports page, and returns the guest to
 * that page after the sign-in. Closing the dialog discards the page. Implements R-SESSION-18.
 *
 * @returns a function that takes the path the guest wanted
 */
function createLeadBack({ session, signIn, navigation }: LeadBackOptions): (path: string) => void {
  let wanted: string | undefined;
  const follow = () => {
    const path = wanted;
    if (path === undefined || (signIn.isOpen.get() && !session.isSignedIn.get())) return;
    wanted = undefined;
    if (session.isSignedIn.get()) navigation.goToPath(path);
  };
  signIn.isOpen.subscribe(follow);
  session.isSignedIn.subscribe(follow);
  return (path) => {
    signIn.open();
    wanted = path;
  };
}
