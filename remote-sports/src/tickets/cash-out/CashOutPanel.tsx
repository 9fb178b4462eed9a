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
  /** The player has confirmed the offer. */
  readonly onConfirm: () => void;
}

/** Cash-out of one open bet: a button with what it was worth when it was last read, then what it is worth now, the question, and the outcome. */
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

/** The form that the player has unfolded: an offer, which lasts seconds, or the question to confirm it. */
function unfolded(cashOut: CashOut): string {
  if (cashOut.status === 'asked') return cashOut.status;
  return cashOut.status === 'looking' ? `${cashOut.status} ${cashOut.offer.kind}` : '';
}
