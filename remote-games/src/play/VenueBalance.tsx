import type { Loadable } from '@site/shared/loadable';
import { formatYuanFixed, type Fen } from '@site/shared/money';
import { Button, IconButton } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './VenueBalance.module.css';

interface VenueBalanceProps {
  readonly state: Loadable<Fen | undefined>;
  readonly onReload: () => void;
  /** Opens the dialog that brings money in. */
  readonly onTransferIn: () => void;
}

/** The balance in the venue, with the way to bring more in. An amount that could not be read again is marked as not up to date. */
export function VenueBalance({ state, onReload, onTransferIn }: VenueBalanceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['balance']} aria-busy={state.status === 'loading'}>
      <span className={styles['label']}>{state.status === 'failed' ? t('play.balance_stale') : t('play.balance')}</span>
      <b className={styles['amount']}>{state.data === undefined ? '¥ –' : formatYuanFixed(state.data)}</b>
      <IconButton icon="refresh" size="sm" label={t('play.balance_refresh')} onClick={onReload} />
      <Button variant="soft" size="sm" onClick={onTransferIn}>
        {t('play.transfer_in')}
      </Button>
    </div>
  );
}
