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
  /** Called when the order may have changed its state. */
  readonly onChanged: () => void;
}

/**
 * Shows a button that reports the payment to the platform once, afterwards the time of the report. The order keeps
 * waiting for the money.
 */
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
        // The link to a cashier is the primary action when there is one.
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
