import { resultLabel, ticketStateLabel, useBettingTranslation, type BetResult, type Ticket } from '@site/shared/betting';
import { formatYuanFixed } from '@site/shared/money';
import { Tag, type TagTone } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import styles from './TicketOutcome.module.css';

/** The result of a ticket and its payout, or its status while it is open. */
export function TicketOutcome({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation();
  const { t: tb } = useBettingTranslation();
  const { state } = ticket;
  switch (state.status) {
    case 'confirming':
      return <Tag tone="warning">{ticketStateLabel(ticket, tb)}</Tag>;
    case 'open':
      return <Tag tone="accent">{ticketStateLabel(ticket, tb)}</Tag>;
    case 'rejected':
      return <Tag tone="danger">{ticketStateLabel(ticket, tb)}</Tag>;
    case 'settled':
    case 'cashed-out':
      return (
        <>
          <Tag tone={state.status === 'settled' ? toneOf(state.result) : 'neutral'}>
            {state.status === 'settled' ? resultLabel(state.result, tb) : ticketStateLabel(ticket, tb)}
          </Tag>
          <span className={styles['paid']}>{t('bet_record.paid', { amount: formatYuanFixed(state.payout) })}</span>
        </>
      );
  }
}

function toneOf(result: BetResult): TagTone {
  switch (result.kind) {
    case 'won':
    case 'half-won':
      return 'success';
    case 'lost':
    case 'half-lost':
      return 'danger';
    case 'push':
    case 'restored':
    case 'void':
    case 'unknown':
      return 'neutral';
  }
}
