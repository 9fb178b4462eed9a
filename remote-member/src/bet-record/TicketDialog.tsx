import { ticketKindLabel, useBettingTranslation, useShareTicket, type Ticket } from '@site/shared/betting';
import { formatMoment } from '@site/shared/i18n';
import { formatYuanFixed } from '@site/shared/money';
import { Button, Dialog } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { Fact } from './Fact';
import { formatChange } from './formatChange';
import { MatchLink } from './PlayAgain';
import { entryNet } from './play';
import styles from './TicketDialog.module.css';
import { LegPrice, LegText } from './TicketLegText';
import { TicketOutcome } from './TicketOutcome';

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** A ticket with each of its legs, what it was accepted at and what came of it. */
export function TicketDialog({ ticket, onClose }: TicketDialogProps) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const { id, state, placedAt, mode, stake, risk, lines, toWin, legs, partOf, paidEarly } = ticket;
  const net = entryNet({ kind: 'ticket', ticket });
  const endedAt = state.status === 'settled' ? state.settledAt : state.status === 'cashed-out' ? state.endedAt : undefined;
  return (
    <Dialog
      open
      size="lg"
      title={t('bet_record.ticket_title', { number: id })}
      onClose={onClose}
      closeLabel={t('bet_record.close')}
      footer={<ShareButton ticketId={id} onShared={onClose} />}
    >
      <ul className={styles['legs']}>
        {legs.map((leg) => (
          <li key={leg.key} className={styles['leg']}>
            <LegText leg={leg} isOneOfMany />
            <LegPrice leg={leg} isVoid={leg.result?.kind === 'void'} />
            <MatchLink leg={leg} />
          </li>
        ))}
      </ul>
      <dl>
        <Fact label={t('bet_record.mode')} value={ticketKindLabel(ticket, tb) ?? t('bet_record.single')} />
        <Fact label={t('bet_record.placed_at')} value={formatMoment(placedAt)} />
        {state.status === 'open' && <Fact label={t('bet_record.accepted_at')} value={formatMoment(state.acceptedAt)} />}
        {endedAt !== undefined && <Fact label={t('bet_record.ended_at')} value={formatMoment(endedAt)} />}
        <Fact
          label={t('bet_record.stake')}
          value={mode === 'system' ? t('bet_record.unit_stake', { amount: formatYuanFixed(stake), count: lines }) : formatYuanFixed(stake)}
        />
        <Fact label={t('bet_record.risk')} value={formatYuanFixed(risk)} />
        <Fact label={t('bet_record.to_win')} value={formatYuanFixed(toWin)} />
        {partOf !== undefined && <Fact label={t('bet_record.part_of')} value={partOf} />}
        {paidEarly && (
          <Fact
            label={t('bet_record.paid_early')}
            value={t('bet_record.paid_early_of', { stake: formatYuanFixed(paidEarly.stake), amount: formatYuanFixed(paidEarly.payout) })}
          />
        )}
        {(state.status === 'settled' || state.status === 'cashed-out') && (
          <Fact label={t('bet_record.returned')} value={formatYuanFixed(state.payout)} />
        )}
        {net !== undefined && <Fact label={t('bet_record.net')} value={formatChange(net)} />}
        <Fact label={t('bet_record.result')} value={<TicketOutcome ticket={ticket} />} />
      </dl>
    </Dialog>
  );
}

function ShareButton({ ticketId, onShared }: { readonly ticketId: string; readonly onShared: () => void }) {
  const { t } = useTranslation();
  const share = useShareTicket();
  return (
    <Button
      variant="primary"
      icon="chat"
      onClick={() => {
        onShared();
        share(ticketId);
      }}
    >
      {t('bet_record.share')}
    </Button>
  );
}
