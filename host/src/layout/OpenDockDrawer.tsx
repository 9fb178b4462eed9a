import type { DockTab } from '@site/shared/contract/services';
import { Dialog } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { OpenDock } from './OpenDock';

interface OpenDockDrawerProps {
  readonly tabs: readonly DockTabOffer[];
  /** Open tab, or undefined when the drawer is closed. */
  readonly open: DockTab | undefined;
}

/** Shows the open dock of a narrow window over the content. */
export function OpenDockDrawer({ tabs, open }: OpenDockDrawerProps) {
  const { t } = useTranslation();
  const { dock } = useShell();
  return (
    <Dialog open={open !== undefined} size="right" title={t('dock.name')} titleHidden onClose={dock.hide} closeLabel={t('dock.close')}>
      {open !== undefined && <OpenDock tabs={tabs} open={open} />}
    </Dialog>
  );
}
