import { useReadable } from '@site/shared/contract/useReadable';
import type { DockTab } from '@site/shared/contract/services';
import { Badge, Icon, warm } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useShell } from '../services/ShellContext';
import type { DockTabOffer } from './dockTabs';
import { useOpenDock } from './useOpenDock';
import styles from './DockDrawer.module.css';

const load = () => import('./OpenDockDrawer');
const warming = warm(load);

interface DockDrawerProps {
  readonly tabs: readonly DockTabOffer[];
  /** Open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
  readonly hasButton: boolean;
}

/** Tabs with their own button, if they are enabled. The others are reached through the tabs. */
const WITH_BUTTON: readonly DockTab[] = ['slip', 'chat'];

/**
 * Shows the dock of a narrow window as a drawer over the content, opened by the buttons for slip and chat with their
 * counts. On a phone the bar at the lower edge has these buttons. The code of the drawer loads when it is first opened.
 */
export function DockDrawer({ tabs, open, hasButton }: DockDrawerProps) {
  const { t } = useTranslation();
  const { dock } = useShell();
  const counts = useReadable(dock.counts);
  const module = useOpenDock(load, tabs, open);
  return (
    <>
      {hasButton &&
        tabs
          .filter(({ tab }) => WITH_BUTTON.includes(tab))
          .map(({ tab, icon }) => (
            <button
              key={tab}
              type="button"
              className={styles['button']}
              aria-haspopup="dialog"
              aria-expanded={open === tab && module !== undefined}
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
      {module && <module.OpenDockDrawer tabs={tabs} open={open} />}
    </>
  );
}
