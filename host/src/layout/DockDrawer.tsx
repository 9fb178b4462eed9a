import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { Badge, Icon, warm } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useOpenDock } from './useOpenDock';
import styles from './DockDrawer.module.css';

const load = () => import('./OpenDockDrawer');
const warming = warm(load);

interface DockDrawerProps {
  readonly tabs: readonly DockTabOffer[];
  /** The open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
  readonly hasButton: boolean;
}

/**
 * The dock of a narrow window: a button with the count of selections opens it over the content; on a phone the bar at the lower edge does. Its code is
 * loaded for the first opening.
 */
export function DockDrawer({ tabs, open, hasButton }: DockDrawerProps) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const { slip } = useReadable(dock.counts);
  const module = useOpenDock(load, tabs, open);
  const [first] = tabs;
  if (first === undefined) return null;
  return (
    <>
      {hasButton && (
        <button
          type="button"
          className={styles['button']}
          aria-haspopup="dialog"
          aria-expanded={open !== undefined && module !== undefined}
          {...warming}
          onClick={() => {
            dock.show(first.tab);
          }}
        >
          <Icon name={first.icon} size="lg" />
          {t(`dock.${first.tab}`)}
          <Badge count={slip} label={t('dock.count', { count: slip })} className={styles['count']} />
        </button>
      )}
      {module && <module.OpenDockDrawer tabs={tabs} open={open} />}
    </>
  );
}
