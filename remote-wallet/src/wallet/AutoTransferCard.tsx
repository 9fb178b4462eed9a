import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Card, Skeleton, Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { VenueWalletsSource } from '../venues/useVenueWallets';
import { setAutoTransfer } from '../venues/venuesApi';
import type { VenueWallets } from '../venues/venueWallet';
import styles from './AutoTransferCard.module.css';
import { AutoTransferLimit } from './AutoTransferLimit';

/**
 * Shows the switch for automatic transfer, which is off by default, and its limit (decision 62). If the call fails, the
 * switch keeps its state and the host shows the reason. Implements R-API-090.
 */
export function AutoTransferCard({ wallets: { state, reload } }: { readonly wallets: VenueWalletsSource }) {
  const { t } = useTranslation();
  return (
    <Card title={t('auto_transfer.title')}>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="0.6rem" />}>
        {(wallets) => <AutoTransferSwitch wallets={wallets} onSet={reload} />}
      </LoadableView>
    </Card>
  );
}

interface AutoTransferSwitchProps {
  readonly wallets: Pick<VenueWallets, 'isAutoTransfer' | 'autoTransferLimit'>;
  readonly onSet: () => void;
}

function AutoTransferSwitch({ wallets: { isAutoTransfer: isOn, autoTransferLimit: limit }, onSet }: AutoTransferSwitchProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const [isSetting, setIsSetting] = useState(false);

  const handleTurn = (next: boolean) => {
    setIsSetting(true);
    void setAutoTransfer(http, next).then((result) => {
      setIsSetting(false);
      if (result.ok) onSet();
    });
  };
  const onHint = limit === undefined ? t('auto_transfer.on_hint') : t('auto_transfer.limit_hint', { amount: formatYuan(limit) });

  return (
    <>
      <Switch checked={isOn} onChange={handleTurn} disabled={isSetting} aria-describedby="auto-transfer-hint">
        {t('auto_transfer.label')}
      </Switch>
      <p id="auto-transfer-hint" className={styles['hint']}>
        {isOn ? onHint : t('auto_transfer.off_hint')}
      </p>
      {isOn && <AutoTransferLimit key={limit} limit={limit} onSet={onSet} />}
    </>
  );
}
