import { type Ticket } from '@site/shared/betting';
import { ticketKindLabel, useBettingTranslation, useShareTicket } from '@site/shared/ui/betting';
import { formatMoment } from '@site/shared/i18n';
import { formatYuan, formatYuanFixed, formatYuanSigned } from '@site/shared/money';
import { Button, Dialog, Fact, Facts } from '@site/shared/ui';
import { useTranslation } from './texts';
import { MatchLink } from './PlayAgain';
import { entryNet } from './play';
import styles from './TicketDialog.module.css';
import { LegPrice, LegText } from './TicketLegText';
import { TicketOutcome } from './TicketOutcome';

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

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
      <Facts form="rows">
        <Fact label={t('bet_record.mode')}>{ticketKindLabel(ticket, tb) ?? t('bet_record.single')}</Fact>
        <Fact label={t('bet_record.placed_at')}>{formatMoment(placedAt)}</Fact>
        {state.status === 'open' && <Fact label={t('bet_record.accepted_at')}>{formatMoment(state.acceptedAt)}</Fact>}
        {endedAt !== undefined && <Fact label={t('bet_record.ended_at')}>{formatMoment(endedAt)}</Fact>}
        <Fact label={t('bet_record.stake')}>
          {mode === 'system' ? t('bet_record.unit_stake', { amount: formatYuan(stake), count: lines }) : formatYuan(stake)}
        </Fact>
        <Fact label={t('bet_record.risk')}>{formatYuan(risk)}</Fact>
        <Fact label={t('bet_record.to_win')}>{formatYuanFixed(toWin)}</Fact>
        {partOf !== undefined && <Fact label={t('bet_record.part_of')}>{partOf}</Fact>}
        {paidEarly && (
          <Fact label={t('bet_record.paid_early')}>
            {t('bet_record.paid_early_of', { stake: formatYuan(paidEarly.stake), amount: formatYuan(paidEarly.payout) })}
          </Fact>
        )}
        {(state.status === 'settled' || state.status === 'cashed-out') && (
          <Fact label={t('bet_record.returned')}>{formatYuan(state.payout)}</Fact>
        )}
        {net !== undefined && <Fact label={t('bet_record.net')}>{formatYuanSigned(net)}</Fact>}
        <Fact label={t('bet_record.result')}>
          <TicketOutcome ticket={ticket} />
        </Fact>
      </Facts>
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
