import { useCallback, useEffect } from 'react';
import { useRouteLink, useServices } from '@site/shared/contract';
import { formatMoment } from '@site/shared/i18n';
import { LoadableView, useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Button, ButtonLink, Empty, Fact, Facts, Skeleton, useArrivalFocus } from '@site/shared/ui';
import { WAITING_PAGES, type PaymentKind } from './paymentKind';
import { useTranslation } from './texts';
import type { MoneyOrder } from './order';
import styles from './OrderDetail.module.css';
import { fetchOrder } from './ordersApi';
import { OrderStateTag } from './OrderStateTag';
import { usePromotionText } from './usePromotionText';

interface OrderDetailProps {
  readonly orderId: string;
  readonly onBack: () => void;
}

/** Shows one order with its history. An order of another member is reported as not found. */
export function OrderDetail({ orderId, onBack }: OrderDetailProps) {
  const { http, bus } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchOrder(http, orderId, { signal }), [http, orderId]);
  const { state, reload } = useLoadable(load);
  useEffect(() => bus.on('balance/changed', reload), [bus, reload]);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <article className={styles['detail']} aria-labelledby="order-title">
      <header className={styles['head']}>
        <h2 id="order-title" ref={heading} tabIndex={-1}>
          {t('orders.detail_of', { order: orderId })}
        </h2>
        <Button icon="chevron-left" onClick={onBack}>
          {t('orders.back')}
        </Button>
      </header>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="3rem" />}>
        {(order) =>
          order === 'unknown' ? <Empty title={t('waiting.unknown')}>{t('waiting.unknown_hint')}</Empty> : <OrderFacts order={order} />
        }
      </LoadableView>
    </article>
  );
}

function OrderFacts({ order }: { readonly order: MoneyOrder }) {
  const { t } = useTranslation();
  const promotionText = usePromotionText();
  const { kind, amount, fee, method, promotion, reason, steps, page } = order;
  return (
    <>
      <Facts form="boxes">
        <Fact label={t('orders.kind_title')}>{t(`orders.kind.${kind}`)}</Fact>
        <Fact label={t('orders.state_title')}>
          <OrderStateTag order={order} />
        </Fact>
        <Fact label={t('orders.amount')}>{formatYuan(amount)}</Fact>
        {fee !== undefined && <Fact label={t('orders.fee')}>{formatYuan(fee)}</Fact>}
        <Fact label={t(kind === 'deposit' ? 'orders.deposit_method' : 'orders.account')}>{method}</Fact>
        {promotion && <Fact label={t('orders.promotion_label')}>{promotionText(promotion)}</Fact>}
        {reason !== undefined && <Fact label={t('orders.reason')}>{reason}</Fact>}
      </Facts>
      <h3>{t('orders.timeline')}</h3>
      <ol className={styles['timeline']}>
        {steps.map(({ step, at }) => (
          <li key={step} data-step={step}>
            <b>{t(kind === 'deposit' && step === 'rejected' ? 'orders.step.dispute_refused' : `orders.step.${step}`)}</b>
            <time dateTime={new Date(at).toISOString()} translate="no">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
      {page && <ToOrder orderId={order.id} page={page} isWaiting={order.waiting !== undefined} />}
      {order.state === 'pending' && <ToWithdrawals />}
    </>
  );
}

interface ToOrderProps {
  readonly orderId: string;
  readonly page: PaymentKind;
  readonly isWaiting: boolean;
}

/** Links to the page of a deposit, where it can be paid or disputed. */
function ToOrder({ orderId, page, isWaiting }: ToOrderProps) {
  const { t } = useTranslation();
  const link = useRouteLink(WAITING_PAGES[page], { orderId });
  return (
    <ButtonLink variant={isWaiting ? 'primary' : 'soft'} className={styles['way']} {...link}>
      {t(isWaiting ? 'orders.continue' : 'orders.to_order')}
    </ButtonLink>
  );
}

/** Links to the page on which a pending withdrawal can be cancelled. */
function ToWithdrawals() {
  const { t } = useTranslation();
  const link = useRouteLink('takeMoney', {});
  return (
    <ButtonLink className={styles['way']} {...link}>
      {t('orders.to_withdrawals')}
    </ButtonLink>
  );
}
