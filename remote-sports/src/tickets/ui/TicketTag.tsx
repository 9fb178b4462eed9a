import { resultLabel, ticketStateLabel, useBettingTranslation, type BetResult, type Ticket } from '@site/shared/betting';
import { Tag, type TagTone } from '@site/shared/ui';

/** How a bet stands, in a word: its result once it is settled, and the reason of one that is void. */
export function TicketTag({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useBettingTranslation();
  const { state } = ticket;
  return <Tag tone={toneOf(ticket)}>{state.at === 'settled' ? resultLabel(state.result, t) : ticketStateLabel(ticket, t)}</Tag>;
}

/** As in the bet record: won and lost have a colour, whatever gives the money back has none. */
const RESULT_TONES: Readonly<Record<BetResult['is'], TagTone>> = {
  won: 'success',
  'half-won': 'success',
  'half-lost': 'danger',
  lost: 'danger',
  push: 'neutral',
  restored: 'neutral',
  void: 'neutral',
  unknown: 'neutral',
};

function toneOf({ state }: Ticket): TagTone {
  switch (state.at) {
    case 'settled':
      return RESULT_TONES[state.result.is];
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
