import { useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { closeOrder } from '../../api/depositApi';
import type { DepositOrder } from '../../deposit/types';
import { useRemainingSeconds } from '../../deposit/ui/useRemainingSeconds';
import { useTranslation } from '../../i18n';
import { PayeeLine } from './PayeeLine';
import styles from './WaitingOrder.module.css';

interface WaitingOrderProps {
  readonly order: DepositOrder;
  readonly onClosed: () => void;
}

/** What to pay, to whom, and until when. */
export function WaitingOrder({ order, onClosed }: WaitingOrderProps) {
  const { http, overlays } = useServices();
  const { t } = useTranslation();
  const seconds = useRemainingSeconds(order.expiresAt);

  const handleCancel = async () => {
    const answer = await overlays.tips({
      title: t('waiting.cancel_title'),
      message: t('waiting.cancel_message'),
      showCancel: true,
      confirmText: t('waiting.cancel_confirm'),
      cancelText: t('waiting.cancel_keep'),
    });
    if (answer !== 'confirmed') return;
    await closeOrder(http, order.id);
    onClosed();
  };

  return (
    <article className={styles['order']} aria-labelledby="waiting-title">
      <header className={styles['head']}>
        <h1 id="waiting-title">{t('waiting.title')}</h1>
        <p className={styles['remaining']}>
          {t('waiting.remaining')} <b role="timer">{formatRemaining(seconds)}</b>
        </p>
      </header>
      <p className={styles['amount']}>
        <span>{t('waiting.amount')}</span>
        <b>{formatYuanFixed(order.amount)}</b>
      </p>
      <p className={styles['instruction']}>{t('waiting.instruction')}</p>
      <dl className={styles['lines']}>
        <PayeeLine label={t('waiting.order')} value={order.id} />
        {order.payee && (
          <>
            <PayeeLine label={t('waiting.bank')} value={order.payee.bank} />
            <PayeeLine label={t('waiting.name')} value={order.payee.name} />
            <PayeeLine label={t('waiting.account')} value={order.payee.account} />
            <PayeeLine label={t('waiting.remark')} value={order.payee.remark} />
          </>
        )}
      </dl>
      <Button className={styles['cancel']} onClick={() => void handleCancel()}>
        {t('waiting.cancel')}
      </Button>
    </article>
  );
}

/** `29:07`: minutes and seconds. */
function formatRemaining(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
