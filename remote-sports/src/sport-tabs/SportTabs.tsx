import type { ReactNode } from 'react';
import { SPORTS, type Sport } from '@site/shared/betting';
import { sportLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { cx, Icon, Strip, type IconName } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './SportTabs.module.css';

const ICONS: Readonly<Record<Sport, IconName>> = {
  all: 'list',
  football: 'sport',
  'virtual-football': 'virtual-football',
  basketball: 'basketball',
  tennis: 'tennis',
  snooker: 'snooker',
  volleyball: 'volleyball',
  baseball: 'baseball',
  'table-tennis': 'table-tennis',
  other: 'more',
  champion: 'cup',
};

interface SportTabsProps {
  readonly sport: Sport;
  /**
   * Number of matches per sport. Sports without matches are hidden, except the open one. `undefined` until the counts
   * are loaded; all sports are shown meanwhile.
   */
  readonly counts: ReadonlyMap<Sport, number> | undefined;
  readonly onChange: (sport: Sport) => void;
  /** Link to another screen, shown after the sports. */
  readonly children?: ReactNode;
}

/** Shows the sports of the channel with their numbers of matches. */
export function SportTabs({ sport, counts, onChange, children }: SportTabsProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const offered = SPORTS.filter((candidate) => counts === undefined || candidate === sport || (counts.get(candidate) ?? 0) > 0);
  return (
    <nav className={styles['tabs']} aria-label={t('board.sports')}>
      <Strip className={styles['row']}>
        {offered.map((candidate) => (
          <button
            key={candidate}
            type="button"
            className={cx(styles['tab'], candidate === sport && styles['current'])}
            aria-pressed={candidate === sport}
            onClick={() => {
              onChange(candidate);
            }}
          >
            <Icon name={ICONS[candidate]} size="lg" />
            {sportLabel(candidate, tBetting)}
            {counts?.has(candidate) && (
              <span className={styles['count']} data-num translate="no">
                {counts.get(candidate)}
              </span>
            )}
          </button>
        ))}
        {children}
      </Strip>
    </nav>
  );
}
