import { useEffect } from 'react';
import type { DockTab } from '@site/shared/contract/services';
import { useLazyModule } from '@site/shared/ui';
import { useComposition } from '../composition';
import { useOverlays } from '../overlays/OverlaysContext';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useTranslation } from './texts';

/**
 * Returns the code of the open dock, which loads when the dock is first opened. A failure closes the dock and shows a
 * toast.
 */
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

/** Fetches the files of the widget in parallel with the dock's own code. */
function useFilesOf(offer: DockTabOffer | undefined): void {
  const { store } = useComposition();
  const { remote, widget } = offer ?? {};
  useEffect(() => {
    if (remote !== undefined && widget !== undefined) store.loadView(remote, widget);
  }, [store, remote, widget]);
}
