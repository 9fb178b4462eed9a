import { useEffect, useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { RemountBoundary } from '@site/shared/remount';
import { RemoteOutlet } from '../composition';
import type { LoadedScreen } from './ownScreen';
import { useFinish } from './useFinish';

/**
 * Renders the screen that the loader of the current address has returned. All routes share this component, so that a
 * view outlives its address.
 */
export function ScreenView() {
  const { route, params, Screen } = useLoaderData<LoadedScreen>();
  const { screen } = route;
  const finish = useFinish();
  useEffect(() => {
    if (Screen) finish();
  }, [Screen, finish]);

  // Memoised, so that another query of the same address does not render the screen.
  return useMemo(
    () => (
      <RemountBoundary>
        {screen.of === 'host' ? (
          Screen && <Screen key={screen.id} params={params} /> // Another remote gets another outlet; the outlet itself handles another screen of the same remote.
        ) : (
          <RemoteOutlet key={screen.remote} remote={screen.remote} screen={screen.id} params={params} onSettled={finish} />
        )}
      </RemountBoundary>
    ),
    [screen, Screen, params, finish],
  );
}
