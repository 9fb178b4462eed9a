import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { Badge, Icon, IconButton, TabPanel, Tabs } from '@site/shared/ui';
import { WidgetSlot } from '../composition';
import { useTranslation } from '../i18n';
import { useShell } from '../ShellContext';
import type { DockTabOffer } from './dockTabs';
import styles from './Dock.module.css';

interface DockProps {
  readonly tabs: readonly DockTabOffer[];
  /** The open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
}

/** At the right: icons with counts, or one of the pieces behind them. */
export function Dock({ tabs, open }: DockProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles['dock']} aria-label={t('dock.name')} data-open={open !== undefined || undefined}>
      {open === undefined ? <ClosedDock tabs={tabs} /> : <OpenDock tabs={tabs} open={open} />}
    </aside>
  );
}

function ClosedDock({ tabs }: { readonly tabs: readonly DockTabOffer[] }) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const counts = useReadable(dock.counts);
  return (
    <div className={styles['closed']}>
      {tabs.map(({ tab, icon }) => (
        <button
          key={tab}
          type="button"
          className={styles['icon']}
          onClick={() => {
            dock.show(tab);
          }}
        >
          <Icon name={icon} size="lg" />
          {t(`dock.${tab}`)}
          <Badge count={counts[tab]} label={t('dock.count', { count: counts[tab] })} className={styles['count']} />
        </button>
      ))}
      <button
        type="button"
        className={styles['top']}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: 'smooth' });
        }}
      >
        <Icon name="back-to-top" size="lg" />
        {t('frame.to_top')}
      </button>
    </div>
  );
}

function OpenDock({ tabs, open }: { readonly tabs: readonly DockTabOffer[]; readonly open: DockTab }) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const counts = useReadable(dock.counts);
  const items = tabs.map(({ tab }) => ({ value: tab, label: t(`dock.${tab}`), ...(counts[tab] > 0 ? { count: counts[tab] } : {}) }));
  return (
    <div className={styles['open']}>
      <IconButton icon="chevron-right" size="sm" label={t('dock.close')} className={styles['close']} onClick={dock.hide} />
      <Tabs items={items} value={open} onChange={dock.show} label={t('dock.name')} variant="dock" className={styles['tabs']}>
        {tabs.map(({ tab, remote, widget }) => (
          <TabPanel key={tab} value={tab} className={styles['panel']}>
            <WidgetSlot remote={remote} widget={widget} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
