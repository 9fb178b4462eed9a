import { type BetResult, type Ticket } from '@site/shared/betting';
import { resultLabel, ticketStateLabel, useBettingTranslation } from '@site/shared/ui/betting';
import { Tag, type TagTone } from '@site/shared/ui';

export function TicketOutcome({ ticket }: { readonly ticket: Ticket }) {
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
      return <Tag tone={toneOf(state.result)}>{resultLabel(state.result, tb)}</Tag>;
    case 'cashed-out':
      return <Tag>{ticketStateLabel(ticket, tb)}</Tag>;
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
