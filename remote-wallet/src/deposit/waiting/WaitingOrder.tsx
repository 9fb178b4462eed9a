import { useServices } from '@site/shared/contract';
import { formatYuanFixed } from '@site/shared/money';
import { Button, Countdown } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { DepositOrder } from '../deposit';
import { closeOrder } from '../depositApi';
import { PaymentParts } from './PaymentParts';
import styles from './WaitingOrder.module.css';

interface WaitingOrderProps {
  readonly order: DepositOrder;
  readonly onClosed: () => void;
}

/** The amount, the payment details and the time left by the server's clock. The order is read again as soon as the time is over. */
export function WaitingOrder({ order, onClosed }: WaitingOrderProps) {
  const { http, overlays, clock } = useServices();
  const { t } = useTranslation();
  const { payment } = order;
  const coin = payment.kind === 'virtual' ? payment.coin : undefined;

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
          {t('waiting.remaining')}{' '}
          <b>
            <Countdown until={order.expiresAt} label={t('waiting.remaining')} now={() => clock.now()} onEnd={onClosed} />
          </b>
        </p>
      </header>
      <p className={styles['amount']}>
        <span>{t('waiting.amount')}</span>
        <b>{coin ? `${coin.amount} ${coin.currency}` : formatYuanFixed(order.amount)}</b>
        {coin && <span>{t('waiting.worth', { amount: formatYuanFixed(order.amount), rate: coin.rate })}</span>}
      </p>
      <p className={styles['instruction']}>{t(`waiting.instruction.${payment.kind}`)}</p>
      <PaymentParts order={order} />
      <Button className={styles['cancel']} onClick={() => void handleCancel()}>
        {t('waiting.cancel')}
      </Button>
    </article>
  );
}
