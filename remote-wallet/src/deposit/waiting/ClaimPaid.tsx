import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { Button, Icon } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useFocusNearby } from '../../ui/useFocusNearby';
import type { DepositOrder } from '../deposit';
import { claimPaid } from '../depositApi';
import styles from './ClaimPaid.module.css';

interface ClaimPaidProps {
  readonly order: DepositOrder;
  /** The order may have another state by now. */
  readonly onChanged: () => void;
}

/** Tells the platform once that the order is paid; from then on, when it was told. The order goes on waiting for the money. */
export function ClaimPaid({ order, onChanged }: ClaimPaidProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const [isSending, setIsSending] = useState(false);
  const [toldAt, setToldAt] = useState<number>();
  const area = useFocusNearby<HTMLDivElement>();
  const claimedAt = order.claimedAt ?? toldAt;

  const handleClaim = async () => {
    setIsSending(true);
    const result = await claimPaid(http, order.id);
    setIsSending(false);
    if (result.ok) setToldAt(result.data.claimedAt);
    onChanged();
  };

  return (
    <div ref={area} tabIndex={-1}>
      {claimedAt === undefined ? (
        // The way to a cashier is the main one.
        <Button
          variant={order.payment.kind === 'recharge' ? 'soft' : 'primary'}
          size="lg"
          loading={isSending}
          onClick={() => void handleClaim()}
        >
          {t('waiting.claim')}
        </Button>
      ) : (
        <p className={styles['told']}>
          <Icon name="check" size="sm" />
          {t('waiting.claimed', { time: formatMoment(claimedAt) })}
        </p>
      )}
    </div>
  );
}
