import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadable } from '@site/shared/contract/useReadable';
import { RemoteOutlet } from '../composition';
import { useShell } from '../services/ShellContext';
import { isSwitchedOn } from './decideAccess';
import { matchRoute } from './matchRoute';
import { OwnScreen } from './OwnScreen';
import type { ScreenRoute } from './route';
import { NOT_FOUND } from './routes';
import { useAccess } from './useAccess';
import { useRouting } from './RoutingContext';
import { useArrival } from './useArrival';

interface RouteViewProps {
  /** Drawn around the screen. */
  readonly frame: ComponentType<{ readonly route: ScreenRoute; readonly children: ReactNode }>;
}

/** The screen at the current address, in its frame, for players who may see it. */
export function RouteView({ frame: Frame }: RouteViewProps) {
  const { pathname, search } = useLocation();
  const joined = useReadable(useRouting().navigation.joined);
  const match = useMemo(() => matchRoute(pathname, joined), [pathname, joined]);
  const flags = useReadable(useShell().flags);

  const isOffered = match.kind === 'redirect' || isSwitchedOn(match.route, flags);
  const isSports = match.kind === 'screen' && match.route.mode === 'sports';
  const access = useAccess(isOffered ? match.route.access : 'public', isSports ? pathname + search : undefined);
  const isGranted = access.kind === 'granted';
  useRedirect(match.kind === 'redirect' && isGranted ? match.to : undefined);

  const shown = match.kind === 'redirect' ? undefined : isOffered ? match.route : NOT_FOUND;
  const finish = useArrival(isGranted ? shown : undefined);

  // A choice that replaces the query of its own address renders neither the frame nor the screen again.
  return useMemo(
    () => (
      <Frame route={shown ?? NOT_FOUND}>
        {isGranted && shown && <Screen route={shown} params={match.kind === 'screen' ? match.params : {}} onSettled={finish} />}
      </Frame>
    ),
    [Frame, shown, isGranted, match, finish],
  );
}

interface ScreenProps {
  readonly route: ScreenRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly onSettled: () => void;
}

function Screen({ route: { screen }, params, onSettled }: ScreenProps) {
  const all = { ...params, ...screen.params };
  if (screen.of === 'host') return <OwnScreen key={screen.id} id={screen.id} params={all} onSettled={onSettled} />;
  // Another remote gets another outlet; the outlet itself handles another screen of the same remote.
  return <RemoteOutlet key={screen.remote} remote={screen.remote} screen={screen.id} params={all} onSettled={onSettled} />;
}

/** Replaces the present address by another one of this site. */
function useRedirect(to: string | undefined): void {
  const { navigation } = useRouting();
  useEffect(() => {
    if (to !== undefined) navigation.goToPath(to, { replace: true });
  }, [to, navigation]);
}
