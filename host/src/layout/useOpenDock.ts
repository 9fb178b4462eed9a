import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';
import { useLazyModule } from '../services/useLazyModule';

const load = () => import('./OpenDock');

/** The code of the open dock, which is loaded when it is first opened. A failure closes the dock and says so. */
export function useOpenDock(isWanted: boolean): Awaited<ReturnType<typeof load>> | undefined {
  const { dock, logger, t } = useShell();
  const overlays = useOverlays();
  return useLazyModule(load, isWanted, (error) => {
    logger.error('dock not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    dock.hide();
  });
}
