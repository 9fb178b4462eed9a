import { useEffect } from 'react';
import type { DockTab } from '@site/shared/contract/services';
import { useLazyModule } from '@site/shared/ui';
import { useComposition } from '../composition';
import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useTranslation } from './texts';

/** The code of the open dock, which is loaded when it is first opened. A failure closes the dock and says so. */
export function useOpenDock<Module extends object>(
  load: () => Promise<Module>,
  tabs: readonly DockTabOffer[],
  open: DockTab | undefined,
): Module | undefined {
  const { dock, logger } = useShell();
  const { t } = useTranslation();
  const overlays = useOverlays();
  useFilesOf(tabs.find(({ tab }) => tab === open));
  return useLazyModule(load, open !== undefined, (error) => {
    logger.error('dock not loaded', { error });
    overlays.toast(t('screen.failed'), 'danger');
    dock.hide();
  });
}

/** The files of the widget are asked for beside the dock's own code, not after it. */
function useFilesOf(offer: DockTabOffer | undefined): void {
  const { store } = useComposition();
  const { remote, widget } = offer ?? {};
  useEffect(() => {
    if (remote !== undefined && widget !== undefined) store.loadView(remote, widget);
  }, [store, remote, widget]);
}
