import { formatYuan } from '@site/shared/money';
import { CountdownRing, Spinner } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useServerTime } from '../../clock/useServerTime';
import type { CashOutUnderWayState } from './cashOut';
import styles from './CashOutPanel.module.css';

/**
 * Shows a cash-out that is being sent, confirmed or decided, or whose outcome is being requested after its response was
 * lost.
 */
export function CashOutUnderWay({ cashOut }: { readonly cashOut: CashOutUnderWayState }) {
  const { t } = useTranslation();
  const isUnanswered = cashOut.status === 'reconciling' && cashOut.failure !== undefined;
  const state = cashOut.status === 'reconciling' && !isUnanswered ? 'recovered' : cashOut.status;
  return (
    <div className={styles['offer']} role="status">
      {cashOut.status === 'confirming' ? <Countdown since={cashOut.since} deadline={cashOut.deadline} /> : <Spinner />}
      <p>
        <b>
          {t(`tickets.cash_out.state.${state}`)}{' '}
          <span data-num translate="no">
            {formatYuan(cashOut.order.amount)}
          </span>
        </b>
        {cashOut.status === 'confirming' && <span>{t('placement.confirming.danger_window')}</span>}
        {isUnanswered && <span>{t('tickets.cash_out.unanswered')}</span>}
      </p>
    </div>
  );
}

const TICK_MS = 200;

function Countdown({ since, deadline }: { readonly since: number; readonly deadline: number }) {
  const { t } = useTranslation();
  const now = useServerTime(TICK_MS);
  const remaining = Math.max(0, deadline - now) / 1_000;
  return (
    <CountdownRing
      remaining={remaining}
      total={Math.max(1, deadline - since) / 1_000}
      label={t('placement.confirming.wait', { seconds: Math.ceil(remaining) })}
    />
  );
}
