import { resultLabel, useBettingTranslation, type Ticket } from '@site/shared/betting';
import { formatYuanFixed } from '@site/shared/money';
import { useTranslation } from '../i18n';
import { canCashOut } from './cash-out/cashOut';
import { projectTicket } from './projectTicket';
import { CashOutPanel } from './cash-out/CashOutPanel';
import { ShareTicketButton } from './ShareTicketButton';
import { TicketCard } from './TicketCard';
import styles from './TicketCard.module.css';

interface OpenTicketProps {
  readonly ticket: Ticket;
  readonly onCashOut: () => void;
}

/** A bet that has not ended: its result at the present score, its cash-out, and sharing it. */
export function OpenTicket({ ticket, onCashOut }: OpenTicketProps) {
  return (
    <TicketCard ticket={ticket}>
      <Projection ticket={ticket} />
      <div className={styles['actions']}>
        {canCashOut(ticket) && <CashOutPanel ticketId={ticket.id} onConfirm={onCashOut} />}
        {ticket.state.status === 'open' && <ShareTicketButton ticketId={ticket.id} />}
      </div>
    </TicketCard>
  );
}

function Projection({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const projected = projectTicket(ticket);
  if (!projected) return null;
  const result = resultLabel({ kind: projected.result }, tBetting);
  return (
    <p className={styles['projection']} data-num>
      {t('tickets.projection', { result, amount: formatYuanFixed(projected.payout) })}
      <span>{t('tickets.projection_hint')}</span>
    </p>
  );
}
