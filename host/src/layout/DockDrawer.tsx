import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { Badge, Dialog, Icon } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useOpenDock } from './useOpenDock';
import styles from './DockDrawer.module.css';

interface DockDrawerProps {
  readonly tabs: readonly DockTabOffer[];
  /** The open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
}

/** The dock of a narrow window: a button with the count of selections opens it over the content. */
export function DockDrawer({ tabs, open }: DockDrawerProps) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const { slip } = useReadable(dock.counts);
  const module = useOpenDock(open !== undefined);
  const [first] = tabs;
  if (first === undefined) return null;
  const isOpen = open !== undefined && module !== undefined;
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          dock.show(first.tab);
        }}
      >
        <Icon name={first.icon} size="lg" />
        {t(`dock.${first.tab}`)}
        <Badge count={slip} label={t('dock.count', { count: slip })} className={styles['count']} />
      </button>
      <Dialog open={isOpen} size="right" title={t('dock.name')} titleHidden onClose={dock.hide} closeLabel={t('dock.close')}>
        {isOpen && <module.OpenDock tabs={tabs} open={open} />}
      </Dialog>
    </>
  );
}
