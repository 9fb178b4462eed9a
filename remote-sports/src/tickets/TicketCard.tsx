import type { ReactNode } from 'react';
import { type Ticket } from '@site/shared/betting';
import { ticketKindLabel, useBettingTranslation, resultLabel, ticketStateLabel } from '@site/shared/ui/betting';
import { formatMoment } from '@site/shared/i18n';
import { useTranslation } from './texts';
import { endedAt } from './arrangeTickets';
import { PaidEarly } from './PaidEarly';
import { TicketAmounts } from './TicketAmounts';
import { TicketLegView } from './TicketLegView';
import styles from './TicketCard.module.css';
import { Tag, type TagTone } from '@site/shared/ui';
import { toneOfResult } from './toneOfResult';

interface TicketCardProps {
  readonly ticket: Ticket;
  readonly children?: ReactNode;
}

/** Shows one bet: selections and prices, progress of the matches, and stake, possible win or payout. */
export function TicketCard({ ticket, children }: TicketCardProps) {
  const { t } = useTranslation();
  const { t: tBetting } = useBettingTranslation();
  const { id, legs, placedAt, state } = ticket;
  const kind = ticketKindLabel(ticket, tBetting);
  const isVoid = state.status === 'settled' && state.result.kind === 'void';
  const ended = endedAt(ticket);
  return (
    <article className={styles['ticket']} aria-label={t('tickets.number', { number: id })}>
      <header className={styles['head']}>
        <span data-num translate="yes">
          {t('tickets.number', { number: id })}
        </span>
        <TicketTag ticket={ticket} />
      </header>
      {kind !== undefined && <p className={styles['mode']}>{kind}</p>}
      {legs.map((leg) => (
        <TicketLegView
          key={leg.key}
          leg={leg}
          isOneOfMany={legs.length > 1}
          isOpen={state.status === 'open'}
          isVoid={isVoid || leg.result?.kind === 'void'}
        />
      ))}
      <TicketAmounts ticket={ticket} />
      <PaidEarly ticket={ticket} />
      <p className={styles['times']} data-num translate="yes">
        <span>
          {t('tickets.placed_at')}{' '}
          <time dateTime={new Date(placedAt).toISOString()} translate="no">
            {formatMoment(placedAt)}
          </time>
        </span>
        {ended !== undefined && (
          <span>
            {t('tickets.settled_at')}{' '}
            <time dateTime={new Date(ended).toISOString()} translate="no">
              {formatMoment(ended)}
            </time>
          </span>
        )}
      </p>
      {children}
    </article>
  );
}

/** Shows the state of a bet: its result once settled, or the reason when void. */
function TicketTag({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useBettingTranslation();
  const { state } = ticket;
  return <Tag tone={toneOf(ticket)}>{state.status === 'settled' ? resultLabel(state.result, t) : ticketStateLabel(ticket, t)}</Tag>;
}

function toneOf({ state }: Ticket): TagTone {
  switch (state.status) {
    case 'settled':
      return toneOfResult(state.result);
    case 'confirming':
      return 'warning';
    case 'open':
      return 'accent';
    case 'rejected':
      return 'danger';
    case 'cashed-out':
      return 'neutral';
  }
}
