import { useStore } from 'zustand';
import type { Ticket } from '@site/shared/betting';
import { formatYuan } from '@site/shared/money';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useBroughtIntoView } from '../../ui/useBroughtIntoView';
import { isUnderWay, ticketOf, type CashOut } from './cashOut';
import { cashOutStore } from './cashOutStore';
import { CashOutEnded } from './CashOutEnded';
import { CashOutOffered } from './CashOutOffered';
import { CashOutUnderWay } from './CashOutUnderWay';
import styles from './CashOutPanel.module.css';

interface CashOutPanelProps {
  readonly ticket: Ticket;
  /** Called when the player has confirmed the offer. */
  readonly onConfirm: () => void;
}

/**
 * Shows the cash-out of one open bet: a button with the last known value, then the current offer, the confirmation, and
 * the outcome.
 */
export function CashOutPanel({ ticket, onConfirm }: CashOutPanelProps) {
  const { id: ticketId, state } = ticket;
  const { t } = useTranslation();
  const cashOut = useStore(cashOutStore());
  const isOwn = ticketOf(cashOut) === ticketId;
  const panel = useBroughtIntoView<HTMLElement>(isOwn ? unfolded(cashOut) : '');

  if (!isOwn || cashOut.status === 'closed') {
    const isBusy = isUnderWay(cashOut);
    const value = state.status === 'open' ? state.cashOut : undefined;
    return (
      <Button
        size="sm"
        variant="soft"
        disabled={isBusy}
        title={isBusy ? t('tickets.cash_out.busy') : undefined}
        onClick={() => {
          cashOutStore().dispatch({ type: 'opened', ticketId });
        }}
      >
        {value === undefined ? t('tickets.cash_out.open') : t('tickets.cash_out.open_for', { amount: formatYuan(value) })}
      </Button>
    );
  }
  return (
    <section ref={panel} className={styles['panel']} aria-label={t('tickets.cash_out.panel', { number: ticketId })}>
      {cashOut.status === 'looking' || cashOut.status === 'asked' ? (
        <CashOutOffered ticket={ticket} cashOut={cashOut} onConfirm={onConfirm} />
      ) : isUnderWay(cashOut) ? (
        <CashOutUnderWay cashOut={cashOut} />
      ) : (
        <CashOutEnded cashOut={cashOut} ticket={ticket} />
      )}
    </section>
  );
}

/** Returns the name of the form the player has opened: the offer, which is valid for seconds, or the confirmation. */
function unfolded(cashOut: CashOut): string {
  if (cashOut.status === 'asked') return cashOut.status;
  return cashOut.status === 'looking' ? `${cashOut.status} ${cashOut.offer.kind}` : '';
}
