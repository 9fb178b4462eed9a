import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import type { Race } from '../participation/race';
import styles from '../ui/Figures.module.css';

/**
 * Shows the member's own turnover and place this week, and the turnover missing to be ranked, then for the next better
 * prize.
 */
export function RaceFigures({ race: { turnover, place, missingToRank, next, hasEntered } }: { readonly race: Race }) {
  const { t } = useTranslation();
  const isEnough = hasEntered && missingToRank === undefined;
  const missing = isEnough ? next?.missing : missingToRank;
  return (
    <div>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('race.turnover')}</dt>
          <dd translate="no">{formatYuan(turnover)}</dd>
        </div>
        <div>
          <dt>{t('race.place')}</dt>
          <dd>{place === undefined ? t('race.unranked') : t('race.place_number', { place })}</dd>
        </div>
        <div>
          <dt>{t(isEnough ? 'race.missing' : 'race.missing_to_rank')}</dt>
          <dd>{missing === undefined ? t(hasEntered ? 'race.none' : 'race.entry_only') : formatYuan(missing)}</dd>
        </div>
      </dl>
      {next && <p className={styles['hint']}>{t('race.next', { missing: formatYuan(next.missing), prize: formatYuan(next.prize) })}</p>}
      {hasEntered && place === 1 && <p className={styles['hint']}>{t('race.leading')}</p>}
    </div>
  );
}
