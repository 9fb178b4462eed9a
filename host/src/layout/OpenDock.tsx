import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { IconButton, TabPanel, Tabs } from '@site/shared/ui';
import { WidgetSlot } from '../composition';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import styles from './OpenDock.module.css';

/** Shows the widget of the open tab, below all tabs. */
export function OpenDock({ tabs, open }: { readonly tabs: readonly DockTabOffer[]; readonly open: DockTab }) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const counts = useReadable(dock.counts);
  const chatFor = useReadable(dock.chatFor);
  // A drawer has its own close button.
  const isDrawer = useReadable(dock.isDrawer);
  const items = tabs.map(({ tab }) => ({ value: tab, label: t(`dock.${tab}`), ...(counts[tab] > 0 ? { count: counts[tab] } : {}) }));
  return (
    <div className={styles['open']}>
      {!isDrawer && <IconButton icon="chevron-right" size="sm" label={t('dock.close')} className={styles['close']} onClick={dock.hide} />}
      <Tabs items={items} value={open} onChange={dock.show} label={t('dock.name')} variant="dock" className={styles['tabs']}>
        {tabs.map(({ tab, remote, widget }) => (
          <TabPanel key={tab} value={tab} className={styles['panel']}>
            <WidgetSlot remote={remote} widget={widget} isOpened {...(tab === 'chat' && { params: chatFor })} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
