import { matchIdOfLeg, type Ticket } from '@site/shared/betting';
import { fixtureLabel, resultLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { formatYuan } from '@site/shared/money';
import { useTranslation } from './texts';
import { neverCashedOut } from './cash-out/cashOut';
import { projectTicket } from './projectTicket';
import { AutoCashOut } from './auto-cash-out/AutoCashOut';
import { EditBet } from './edit-bet/EditBet';
import type { EditBetView } from './edit-bet/useEditBet';
import { CashOutPanel } from './cash-out/CashOutPanel';
import { RoomLink } from '../ui/RoomLink';
import { ShareTicketButton } from './ShareTicketButton';
import { TicketCard } from './TicketCard';
import { openBetsStore, withTarget } from './ticketsStore';
import styles from './TicketCard.module.css';

interface OpenTicketProps {
  readonly ticket: Ticket;
  readonly edit: EditBetView;
  readonly onCashOut: () => void;
}

/**
 * Shows an open bet with its projected result at the current score, its cash-out or the reason why there is none, and a
 * share button.
 */
export function OpenTicket({ ticket, edit, onCashOut }: OpenTicketProps) {
  const { t } = useBettingTranslation();
  const [leg] = ticket.legs;
  return (
    <TicketCard ticket={ticket}>
      <Projection ticket={ticket} />
      {ticket.state.status === 'open' && (
        <div className={styles['actions']}>
          <CashOut ticket={ticket} edit={edit} onCashOut={onCashOut} />
          <ShareTicketButton ticketId={ticket.id} />
          {leg && ticket.legs.length === 1 && <RoomLink matchId={matchIdOfLeg(leg)} match={fixtureLabel(leg, t)} />}
        </div>
      )}
    </TicketCard>
  );
}

function CashOut({ ticket, edit, onCashOut }: OpenTicketProps) {
  const { t } = useTranslation();
  const never = neverCashedOut(ticket);
  if (never) return <p className={styles['reason']}>{t(`tickets.cash_out.never.${never}`)}</p>;
  return (
    <>
      <CashOutPanel ticket={ticket} onConfirm={onCashOut} />
      <AutoCashOut
        ticket={ticket}
        onSet={(target) => {
          openBetsStore().setState(withTarget(openBetsStore().getState(), ticket.id, target));
        }}
      />
      <EditBet ticket={ticket} edit={edit} />
    </>
  );
}

function Projection({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const projected = projectTicket(ticket);
  if (!projected) return null;
  const result = resultLabel({ kind: projected.result }, tBetting);
  return (
    <p className={styles['projection']} data-num translate="yes">
      {t('tickets.projection', { result, amount: formatYuan(projected.payout) })}
      <span>{t('tickets.projection_hint')}</span>
    </p>
  );
}
