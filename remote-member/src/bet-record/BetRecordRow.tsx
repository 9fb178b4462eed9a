import { formatMoment } from '@site/shared/i18n';
import { ticketKindLabel, useBettingTranslation, type Ticket } from '@site/shared/betting';
import { formatYuanFixed } from '@site/shared/money';
import { Cell, Row } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './BetRecordRow.module.css';
import { LegPrice, LegText } from './TicketLegText';
import { TicketOutcome } from './TicketOutcome';

/** One ticket, with a line for each of its legs. */
export function BetRecordRow({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const kind = ticketKindLabel(ticket, tb);
  const isVoid = ticket.state.status === 'settled' && ticket.state.result.kind === 'void';
  return (
    <Row>
      <Cell header className={styles['cell']}>
        {ticket.id}
        <time className={styles['time']} dateTime={new Date(ticket.placedAt).toISOString()}>
          {formatMoment(ticket.placedAt)}
        </time>
        {kind !== undefined && <span className={styles['mode']}>{kind}</span>}
      </Cell>
      <Cell className={styles['cell']}>
        {ticket.legs.map((leg) => (
          <LegText key={leg.key} leg={leg} isOneOfMany={ticket.legs.length > 1} />
        ))}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {ticket.legs.map((leg) => (
          <LegPrice key={leg.key} leg={leg} isVoid={isVoid || leg.result?.kind === 'void'} />
        ))}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {formatYuanFixed(ticket.mode === 'system' ? ticket.risk : ticket.stake)}
        {ticket.mode === 'system' && (
          <span className={styles['mode']}>
            {t('bet_record.unit_stake', { amount: formatYuanFixed(ticket.stake), count: ticket.lines })}
          </span>
        )}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        {formatYuanFixed(ticket.toWin)}
      </Cell>
      <Cell align="end" className={styles['cell']}>
        <TicketOutcome ticket={ticket} />
      </Cell>
    </Row>
  );
}
