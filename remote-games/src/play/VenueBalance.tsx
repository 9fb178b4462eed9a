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
  /** Rises whenever the game says that the balance has changed. */
  readonly changes: number;
}

/** What lies in the venue, read anew as the game tells. A figure that could not be read again is said to be an older one. */
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
