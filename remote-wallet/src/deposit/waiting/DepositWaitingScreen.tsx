import { useEffect, useState } from 'react';
import { useReadable, useServices, type ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { Skeleton } from '@site/shared/ui';
import { isWaitingPage, WAITING_PAGES } from '../../orders/paymentKind';
import type { DepositOrder } from '../deposit';
import styles from './DepositWaitingScreen.module.css';
import { FinalOrder } from './FinalOrder';
import { useDepositOrder, type FoundOrder } from './useDepositOrder';
import { WaitingOrder } from './WaitingOrder';

/**
 * Renders the five waiting pages: an order until it is credited, closed or expired. An order whose payment kind does
 * not match the route is redirected to its own page.
 *
 * Assumption (R-WALLET-07): each page shows what its payment kind needs, the time left, and the final state of the
 * order. Implements R-ROUTE-66 to R-ROUTE-70, R-RNAME-47 to R-RNAME-51.
 */
export function DepositWaitingScreen({ params }: ViewProps) {
  const orderId = params['orderId'] ?? '';
  // The key resets the state, so that the previous order is not shown while another one loads.
  return <OrderOf key={orderId} orderId={orderId} />;
}

function OrderOf({ orderId }: { readonly orderId: string }) {
  const { state, reload } = useDepositOrder(orderId);
  return (
    <section className={styles['screen']}>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false} skeleton={<Skeleton height="4.2rem" />}>
        {(found) => <Found found={found} onChanged={reload} />}
      </LoadableView>
    </section>
  );
}

function Found({ found, onChanged }: { readonly found: FoundOrder; readonly onChanged: () => void }) {
  return found === 'unknown' ? <FinalOrder outcome="unknown" /> : <Order order={found} onChanged={onChanged} />;
}

function Order({ order, onChanged }: { readonly order: DepositOrder; readonly onChanged: () => void }) {
  const { navigation } = useServices();
  const { name, params } = useReadable(navigation.location);
  const page = WAITING_PAGES[order.payment.kind];
  // The location changes before this screen unmounts, even on navigation to the page of another order.
  const isOtherWaitingPage = name !== page && isWaitingPage(name) && params['orderId'] === order.id;
  useEffect(() => {
    if (isOtherWaitingPage) navigation.go(page, { orderId: order.id }, { replace: true });
  }, [isOtherWaitingPage, navigation, page, order.id]);

  const [wasWaiting] = useState(order.state === 'waiting');

  if (isOtherWaitingPage) return <Skeleton height="4.2rem" />;
  if (order.state === 'waiting') return <WaitingOrder order={order} onChanged={onChanged} />;
  return <FinalOrder outcome={order.state} order={order} hasArrived={wasWaiting} onChanged={onChanged} />;
}

export { DepositWaitingScreen as View };
