import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatYuan } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { Withdrawal } from './withdrawal';
import { cancelWithdrawal } from './withdrawalApi';

interface CancelWithdrawalProps {
  readonly withdrawal: Pick<Withdrawal, 'id' | 'amount'>;
  /** True on the receipt of the withdrawal itself; default: in a row of a list. */
  readonly isOwn?: boolean;
}

/** Cancels a pending withdrawal after a confirmation. If it was decided meanwhile, its actual state is shown. */
export function CancelWithdrawal({ withdrawal: { id, amount }, isOwn = false }: CancelWithdrawalProps) {
  const { http, overlays, bus } = useServices();
  const { t } = useTranslation();
  const [isCancelling, setIsCancelling] = useState(false);

  const handleCancel = async () => {
    const answer = await overlays.dialog({
      title: t('withdrawal.cancel_title'),
      message: t('withdrawal.cancel_message', { amount: formatYuan(amount) }),
      showCancel: true,
      confirmText: t('withdrawal.cancel_confirm'),
      cancelText: t('withdrawal.back'),
    });
    if (answer !== 'confirmed') return;
    setIsCancelling(true);
    const result = await cancelWithdrawal(http, id);
    setIsCancelling(false);
    if (!result.ok) return;
    if (result.data.state === 'cancelled') overlays.toast(t('withdrawal.cancelled_toast'), 'success');
    bus.emit('balance/changed', { cause: 'withdrawal' });
  };

  return (
    <Button
      size={isOwn ? 'md' : 'sm'}
      variant="soft"
      loading={isCancelling}
      aria-label={isOwn ? undefined : t('withdrawal.cancel_of', { order: id })}
      onClick={() => void handleCancel()}
    >
      {t(isOwn ? 'withdrawal.cancel_this' : 'withdrawal.cancel')}
    </Button>
  );
}
