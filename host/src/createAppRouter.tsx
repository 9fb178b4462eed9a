import { RemountBoundary } from '@site/shared/remount';
import type { Shell } from './createShell';
import { Frame } from './layout/Frame';
import { createRouter, type Router } from './routing/createRouter';
import type { OwnScreens } from './routing/ownScreen';
import { RouteView } from './routing/RouteView';
import { OWN_SCREENS } from './screens/ownScreens';

/** Creates the router of the page. Call this when the session is restored, because the first loader runs at once. */
export function createAppRouter(shell: Shell, screens: OwnScreens = OWN_SCREENS): Router {
  const page = (
    <RemountBoundary>
      <RouteView frame={Frame} />
    </RemountBoundary>
  );
  return createRouter({ shell, screens, page });
}
