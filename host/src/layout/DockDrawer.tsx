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
  /** The open tab, which is one of `tabs`. */
  readonly open: DockTab | undefined;
  readonly hasButton: boolean;
}

/** Those with a button of their own, where they are on: the others are a tab away. */
const WITH_BUTTON: readonly DockTab[] = ['slip', 'chat'];

/**
 * The dock of a narrow window: a button each for slip and chat with its count opens it over the content; on a phone the bar at the lower edge does.
 * Its code is loaded for the first opening.
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
