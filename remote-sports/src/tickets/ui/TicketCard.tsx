import type { Ticket } from '@site/shared/betting';
import { formatMoment } from '@site/shared/i18n';
import { useTranslation } from '../../i18n';
import { endedAt } from '../arrangeTickets';
import { TicketAmounts } from './TicketAmounts';
import { TicketLegView } from './TicketLegView';
import { TicketTag } from './TicketTag';
import styles from './TicketCard.module.css';

/** One bet: what was chosen at which price, where the match stands, and what it holds, wins or paid. */
export function TicketCard({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { id, mode, legs, placedAt, state } = ticket;
  const isVoid = state.at === 'settled' && state.result.is === 'void';
  const ended = endedAt(ticket);
  return (
    <article className={styles['ticket']} aria-label={t('tickets.number', { number: id })}>
      <header className={styles['head']}>
        <span data-num>{t('tickets.number', { number: id })}</span>
        <TicketTag ticket={ticket} />
      </header>
      {mode !== 'single' && <p className={styles['mode']}>{t(`tickets.mode.${mode}`, { count: legs.length })}</p>}
      {legs.map((leg) => (
        <TicketLegView key={leg.key} leg={leg} isOneOfMany={legs.length > 1} isVoid={isVoid || leg.result?.is === 'void'} />
      ))}
      <TicketAmounts ticket={ticket} />
      <p className={styles['times']} data-num>
        <span>
          {t('tickets.placed_at')} <time dateTime={new Date(placedAt).toISOString()}>{formatMoment(placedAt)}</time>
        </span>
        {ended !== undefined && (
          <span>
            {t('tickets.settled_at')} <time dateTime={new Date(ended).toISOString()}>{formatMoment(ended)}</time>
          </span>
        )}
      </p>
    </article>
  );
}
