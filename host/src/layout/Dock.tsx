import type { Ref } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { Badge, Icon, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useOpenDock } from './useOpenDock';
import styles from './Dock.module.css';

const load = () => import('./OpenDock');
const warming = warm(load);

interface DockProps {
  readonly ref: Ref<HTMLElement>;
  readonly tabs: readonly DockTabOffer[];
  /** Open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
}

/**
 * Shows the dock at the right: icons with counts, or the widget of one tab. The code of the open dock loads when it is
 * first opened.
 */
export function Dock({ ref, tabs, open }: DockProps) {
  const { t } = useTranslation();
  const module = useOpenDock(load, tabs, open);
  return (
    <aside ref={ref} tabIndex={-1} className={styles['dock']} aria-label={t('dock.name')} data-open={open !== undefined || undefined}>
      {open === undefined ? <ClosedDock tabs={tabs} /> : module && <module.OpenDock tabs={tabs} open={open} />}
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
          {...warming}
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
