import type { ViewProps } from '@site/shared/contract';
import { LoadableView } from '@site/shared/loadable';
import { useDepositOrder, type FoundOrder } from '../../deposit/ui/useDepositOrder';
import styles from './DepositWaitingScreen.module.css';
import { FinalOrder } from './FinalOrder';
import { WaitingOrder } from './WaitingOrder';

/** `/mine/savemoney/transfer/:orderId`: an order until it is paid, given up or too late. */
export function View({ params }: ViewProps) {
  const { state, reload } = useDepositOrder(params['orderId'] ?? '');
  return (
    <section className={styles['screen']}>
      <LoadableView of={state} onRetry={reload} empty={null} isEmpty={() => false}>
        {(found) => <Order found={found} onChanged={reload} />}
      </LoadableView>
    </section>
  );
}

function Order({ found, onChanged }: { readonly found: FoundOrder; readonly onChanged: () => void }) {
  if (found === 'unknown') return <FinalOrder outcome="unknown" />;
  if (found.state === 'waiting') return <WaitingOrder order={found} onClosed={onChanged} />;
  return <FinalOrder outcome={found.state} order={found} />;
}
