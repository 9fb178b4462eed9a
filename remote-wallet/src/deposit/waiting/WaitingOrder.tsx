import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan } from '@site/shared/money';
import { Button, Countdown, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import { usePromotionText } from '../../orders/usePromotionText';
import type { DepositOrder } from '../deposit';
import { closeOrder } from '../depositApi';
import { TipList } from '../../ui/TipList';
import { ClaimPaid } from './ClaimPaid';
import { DisputePanel } from './DisputePanel';
import { OrderSteps } from './OrderSteps';
import { PaymentParts, type CashierWindow } from './PaymentParts';
import styles from './WaitingOrder.module.css';

/** Text keys that explain what happens to money that arrives late or in a different amount. */
const TIPS = {
  recharge: ['once'],
  virtual: ['coins_few', 'coins_late'],
  transfer: ['amount', 'late'],
  huione: ['amount', 'late'],
  xnbsk: ['amount', 'late'],
} as const;

interface WaitingOrderProps {
  readonly order: DepositOrder;
  /** Called when the order may have changed its state. */
  readonly onChanged: () => void;
}

/**
 * Shows the amount, the payment details and the time left by the server's clock. When the time is over, the order is
 * reloaded and the payment details are hidden.
 */
export function WaitingOrder({ order, onChanged }: WaitingOrderProps) {
  const { clock } = useServices();
  const { t } = useTranslation();
  const promotionText = usePromotionText();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const [isOver, setIsOver] = useState(false);
  const [cashier, setCashier] = useState<CashierWindow>('unopened');
  const { payment } = order;
  const coin = payment.kind === 'virtual' ? payment.coin : undefined;
  const handleEnd = () => {
    setIsOver(true);
    onChanged();
  };

  return (
    <article className={styles['order']} aria-labelledby="waiting-title">
      <h1 id="waiting-title" ref={heading} tabIndex={-1}>
        {t('waiting.title')}
      </h1>
      <OrderSteps order={order} />
      <div className={styles['figures']}>
        <p>
          <span>{t('waiting.amount')}</span>
          <b>{coin ? `${coin.part?.left ?? coin.amount} ${coin.currency}` : formatYuan(order.amount)}</b>
          {coin && (
            <span>{t(coin.part ? 'waiting.worth_whole' : 'waiting.worth', { amount: formatYuan(order.amount), rate: coin.rate })}</span>
          )}
        </p>
        <p className={styles['remaining']}>
          <span>{t('waiting.remaining')}</span>
          <b>
            <Countdown until={order.expiresAt} label={t('waiting.remaining')} now={() => clock.now()} onEnd={handleEnd} />
          </b>
          <span>{t('waiting.until', { time: formatMoment(order.expiresAt) })}</span>
        </p>
      </div>
      <p className={styles['instruction']} role="status">
        {isOver
          ? t('waiting.over')
          : payment.kind === 'recharge'
            ? t(`waiting.cashier.${cashier}`)
            : t(`waiting.instruction.${payment.kind}`)}
      </p>
      {order.promotion && <p className={styles['instruction']}>{promotionText(order.promotion)}</p>}
      {!isOver && (
        <>
          <PaymentParts order={order} onCashier={setCashier} />
          <div className={styles['ways']}>
            <ClaimPaid order={order} onChanged={onChanged} />
            <CancelButton order={order} onChanged={onChanged} />
          </div>
        </>
      )}
      <DisputePanel order={order} onChanged={onChanged} />
      <TipList title={t('waiting.tips.title')} tips={TIPS[payment.kind].map((tip) => t(`waiting.tips.${tip}`))} />
    </article>
  );
}

/** Cancels the order after a confirmation and notifies the other tabs. */
function CancelButton({ order, onChanged }: WaitingOrderProps) {
  const { http, overlays, bus } = useServices();
  const { t } = useTranslation();
  const handleCancel = async () => {
    const answer = await overlays.dialog({
      title: t('waiting.cancel_title'),
      message: t('waiting.cancel_message'),
      showCancel: true,
      confirmText: t('waiting.cancel_confirm'),
      cancelText: t('waiting.cancel_keep'),
    });
    if (answer !== 'confirmed') return;
    const result = await closeOrder(http, order.id);
    if (result.ok) bus.emit('balance/changed', { cause: 'deposit' });
    else onChanged();
  };
  return <Button onClick={() => void handleCancel()}>{t('waiting.cancel')}</Button>;
}
