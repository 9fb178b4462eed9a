import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches, useRevalidator, useRouteLoaderData } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { useShell } from '../services/ShellContext';
import { useSession } from '../session/SessionContext';
import type { LoadedScreen } from './ownScreen';
import { decideAccess, type Access } from './decideAccess';
import { findScreen } from './findScreen';
import type { ScreenRoute } from './route';
import { NOT_FOUND } from './routes';
import { useRouting } from './RoutingContext';
import { useArrival } from './useArrival';

interface RouteViewProps {
  readonly frame: ComponentType<{ readonly route: ScreenRoute; readonly children: ReactNode }>;
}

/** Renders the frame of the current address, and its screen if the player has access. */
export function RouteView({ frame: Frame }: RouteViewProps) {
  const { pathname } = useLocation();
  const loaded = useRouteLoaderData<LoadedScreen | undefined>(useMatches().at(-1)?.id ?? NOT_FOUND.path);
  const joined = useReadable(useRouting().navigation.joined);
  const flags = useReadable(useShell().flags);
  const route = useMemo(() => findScreen(pathname, joined, flags)?.route, [pathname, joined, flags]);
  const session = useReadable(useSession().session.state);
  const access = decideAccess(route?.access ?? 'public', session).kind;
  useRecheck(access, route, loaded);

  const isGranted = route !== undefined && access === 'granted';
  useArrival(isGranted ? route : undefined);
  const isShown = isGranted && (loaded === undefined || loaded.route.path === route.path);

  // Memoised, so that a choice that only replaces the query renders neither the frame nor the screen.
  return useMemo(() => <Frame route={route ?? NOT_FOUND}>{isShown && <Outlet />}</Frame>, [Frame, route, isShown]);
}

/**
 * Runs the loader again when the session, the switches or the manifest have changed since it ran. A player whose
 * session ends on a member's screen is redirected home without the toast for guests, because they know or are notified
 * elsewhere.
 */
function useRecheck(access: Access['kind'], route: ScreenRoute | undefined, loaded: LoadedScreen | undefined): void {
  const { navigation } = useRouting();
  const { revalidate } = useRevalidator();
  const isStale = loaded !== undefined && loaded.route !== route;
  const isLost = loaded !== undefined && access !== 'granted' && access !== 'leaving';
  useEffect(() => {
    if (isLost && access === 'guest') navigation.goToPath('/', { replace: true });
    else if (isLost || isStale) void revalidate();
  }, [isLost, isStale, access, route, navigation, revalidate]);
}
