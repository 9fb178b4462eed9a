import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './VenueBalance.module.css';
import { fetchVenueBalance } from './venueBalanceApi';

interface VenueBalanceProps {
  readonly enName: string;
  /** Rises whenever the game reports a change of the balance. */
  readonly changes: number;
}

/** The balance in the venue. An amount that could not be read again is marked as not up to date. */
export function VenueBalance({ enName, changes }: VenueBalanceProps) {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchVenueBalance(http, enName, signal), [http, enName]);
  const { state, reload } = useLoadable(load);
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current !== changes) reload();
    seen.current = changes;
  }, [changes, reload]);

  return (
    <div className={styles['balance']} aria-busy={state.status === 'loading'}>
      <span className={styles['label']}>{state.status === 'failed' ? t('play.balance_stale') : t('play.balance')}</span>
      <b className={styles['amount']}>{state.data === undefined ? '¥ –' : formatYuanFixed(state.data)}</b>
      <IconButton icon="refresh" size="sm" label={t('play.balance_refresh')} onClick={reload} />
    </div>
  );
}
