import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Card, Skeleton, Switch } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { VenueWalletsSource } from '../venues/useVenueWallets';
import { setAutoTransfer } from '../venues/venuesApi';
import styles from './AutoTransferCard.module.css';

/** The switch for automatic transfer. Where the call fails it stays as it was, and the host shows the reason. Implements R-API-090. */
export function AutoTransferCard({ wallets: { state, reload } }: { readonly wallets: VenueWalletsSource }) {
  const { t } = useTranslation();
  return (
    <Card title={t('auto_transfer.title')}>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="0.6rem" />}>
        {({ isAutoTransfer }) => <AutoTransferSwitch isOn={isAutoTransfer} onSet={reload} />}
      </LoadableView>
    </Card>
  );
}

function AutoTransferSwitch({ isOn, onSet }: { readonly isOn: boolean; readonly onSet: () => void }) {
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

  return (
    <>
      <Switch checked={isOn} onChange={handleTurn} disabled={isSetting} aria-describedby="auto-transfer-hint">
        {t('auto_transfer.label')}
      </Switch>
      <p id="auto-transfer-hint" className={styles['hint']}>
        {t(isOn ? 'auto_transfer.on_hint' : 'auto_transfer.off_hint')}
      </p>
    </>
  );
}
