import type { Loadable } from '@site/shared/loadable';
import { formatYuanFixed } from '@site/shared/money';
import { Button, IconButton } from '@site/shared/ui';
import { useTranslation } from './texts';
import styles from './VenueBalance.module.css';
import type { VenueMoney } from './venueBalanceApi';

interface VenueBalanceProps {
  readonly state: Loadable<VenueMoney | undefined>;
  readonly onReload: () => void;
  readonly onTransferIn: () => void;
}

/**
 * Shows the balance the game plays from, with a button to transfer more in when it is the venue's own. A balance that
 * failed to reload is marked as outdated.
 */
export function VenueBalance({ state, onReload, onTransferIn }: VenueBalanceProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['balance']} aria-busy={state.status === 'loading'}>
      <span className={styles['label']}>{t(labelOf(state))}</span>
      <b className={styles['amount']} translate="no">
        {state.data === undefined ? '¥ –' : formatYuanFixed(state.data.balance)}
      </b>
      <IconButton
        icon="refresh"
        size="sm"
        label={t(state.data?.isCentral === true ? 'play.central_refresh' : 'play.balance_refresh')}
        onClick={onReload}
      />
      {state.data?.isCentral !== true && (
        <Button variant="soft" size="sm" onClick={onTransferIn}>
          {t('play.transfer_in')}
        </Button>
      )}
    </div>
  );
}

function labelOf({ status, data }: VenueBalanceProps['state']) {
  if (data?.isCentral === true) return status === 'failed' ? 'play.central_stale' : 'play.central';
  return status === 'failed' ? 'play.balance_stale' : 'play.balance';
}
