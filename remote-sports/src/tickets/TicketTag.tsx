import { resultLabel, ticketStateLabel, useBettingTranslation, type Ticket } from '@site/shared/betting';
import { Tag, type TagTone } from '@site/shared/ui';
import { toneOfResult } from './toneOfResult';

/** Shows the state of a bet: its result once settled, or the reason when void. */
export function TicketTag({ ticket }: { readonly ticket: Ticket }) {
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
