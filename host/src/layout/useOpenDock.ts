import { useLazyModule } from '@site/shared/ui';
import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';

/** The code of the open dock, which is loaded when it is first opened. A failure closes the dock and says so. */
export function useOpenDock<Module extends object>(load: () => Promise<Module>, isWanted: boolean): Module | undefined {
  const { dock, logger, t } = useShell();
  const overlays = useOverlays();
  return useLazyModule(load, isWanted, (error) => {
    logger.error('dock not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    dock.hide();
  });
}
