import { formatYuan } from '@site/shared/money';
import { ProtectionLink } from '@site/shared/protection';
import { failureText } from '@site/shared/loadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import { REJECTION_KEYS } from '../../placement/rejectionKeys';
import type { EditRefusal } from './editBetApi';
import type { EditBetView } from './useEditBet';

/** Same texts as for any bet, except that the existing bet stays. */
const REFUSAL_KEYS = {
  ...REJECTION_KEYS,
  'too-late': 'tickets.edit.in_play',
  'quote-expired': 'tickets.edit.expired',
  suspended: 'placement.rejected.reason.closed',
  'not-open': 'tickets.cash_out.refused.not_open',
  'in-play': 'tickets.edit.in_play',
} as const satisfies Record<EditRefusal, string>;

/** Shows the outcome of an edit: made, refused, or still unknown. */
export function EditOutcome({ edit: { request, dismiss } }: { readonly edit: EditBetView }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  if (request.status === 'idle' || request.status === 'sending') return null;
  const number = request.pending.subject.ticketId;
  if (request.status === 'unknown') {
    return (
      <Note tone="warning" live="polite" title={t('tickets.edit.checking', { number })}>
        {t('tickets.cash_out.unanswered')}
      </Note>
    );
  }
  const action = <NoteAction onClick={dismiss}>{t('tickets.cash_out.dismiss')}</NoteAction>;
  if (request.status === 'succeeded' && request.result.status === 'edited') {
    const { ticket } = request.result;
    const facts = { number, next: ticket.id, stake: formatYuan(ticket.stake) };
    return <Note tone="success" live="polite" title={t('tickets.edit.done', facts)} action={action} />;
  }
  return (
    <Note tone="danger" live="polite" title={t('tickets.edit.refused', { number })} action={action}>
      {reason()}
      {request.status === 'refused' && <ProtectionLink refusal={request.refusal} />}
    </Note>
  );

  function reason(): string {
    if (request.status === 'refused') return failureText({ kind: 'refused', data: undefined, ...request.refusal }, tShared);
    if (request.status === 'succeeded' && request.result.status === 'refused') return t(REFUSAL_KEYS[request.result.reason]);
    return t('tickets.edit.not_made');
  }
}
