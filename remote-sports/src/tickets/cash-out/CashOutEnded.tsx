import type { Ticket } from '@site/shared/betting';
import { formatYuan } from '@site/shared/money';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation, type Translate } from './texts';
import type { CashOut, CashOutRefusal } from './cashOut';
import { cashOutStore } from './cashOutStore';

type Ended = Extract<CashOut, { status: 'paid' | 'refused' | 'not-paid' }>;

interface CashOutEndedProps {
  readonly cashOut: Ended;
  /** Ticket of the cash-out while it is still open. */
  readonly ticket?: Ticket;
}

/** Shows the outcome of a cash-out. After a refusal a button requests a new offer. */
export function CashOutEnded({ cashOut, ticket }: CashOutEndedProps) {
  const { t } = useTranslation();
  const { dispatch } = cashOutStore();
  const { ticketId } = cashOut.order;
  const again = cashOut.status !== 'paid' && !(cashOut.status === 'refused' && cashOut.reason === 'not-open');
  return (
    <Note
      tone={cashOut.status === 'paid' ? 'success' : 'danger'}
      live="polite"
      title={titleOf(cashOut, t)}
      action={
        again ? (
          <NoteAction
            onClick={() => {
              dispatch({ type: 'opened', ticketId, ...(cashOut.status === 'refused' && cashOut.offer ? { offer: cashOut.offer } : {}) });
            }}
          >
            {t('tickets.cash_out.again')}
          </NoteAction>
        ) : (
          <NoteAction
            onClick={() => {
              dispatch({ type: 'closed' });
            }}
          >
            {t('tickets.cash_out.dismiss')}
          </NoteAction>
        )
      }
    >
      {reasonOf(cashOut, ticket, t)}
    </Note>
  );
}

const REFUSAL_KEYS = {
  'quote-expired': 'tickets.cash_out.refused.quote_expired',
  'price-changed': 'tickets.cash_out.refused.price_changed',
  suspended: 'tickets.cash_out.refused.suspended',
  'not-open': 'tickets.cash_out.refused.not_open',
  'key-closed': 'tickets.cash_out.refused.key_closed',
} as const satisfies Record<CashOutRefusal, string>;

function titleOf(cashOut: Ended, t: Translate): string {
  if (cashOut.status !== 'paid')
    return t(cashOut.status === 'refused' ? 'tickets.cash_out.refused.title' : 'tickets.cash_out.not_paid.title');
  const { ticketId: number, amount, stake } = cashOut.order;
  const paid = formatYuan(paidAmount(cashOut.ticket) ?? amount);
  if (stake === undefined) return t('settled.cashed_out', { number, amount: paid });
  return t('tickets.cash_out.part.paid', { number, amount: paid, stake: formatYuan(stake) });
}

function reasonOf(cashOut: Ended, ticket: Ticket | undefined, t: Translate): string | undefined {
  switch (cashOut.status) {
    case 'paid':
      return undefined;
    case 'refused':
      // A ticket has only one cash-out at a time, and the automatic one may be waiting for its confirmation.
      return cashOut.reason === 'not-open' && ticket && hasTarget(ticket)
        ? t('tickets.cash_out.refused.by_target')
        : t(REFUSAL_KEYS[cashOut.reason]);
    case 'not-paid':
      return t('tickets.cash_out.not_paid.reason');
  }
}

function hasTarget({ state }: Ticket): boolean {
  return state.status === 'open' && state.autoCashOut !== undefined;
}

function paidAmount({ state }: Ticket) {
  return state.status === 'cashed-out' ? state.payout : undefined;
}
