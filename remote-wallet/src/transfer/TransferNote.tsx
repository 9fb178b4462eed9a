import { formatYuan } from '@site/shared/money';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';
import { RequestNote } from '../ui/RequestNote';
import type { TransferResult, TransferSubject } from './transfer';
import { isVenueActivityRefusal } from './transferApi';
import type { Transfers } from './useTransfers';

interface TransferNoteProps {
  readonly transfers: Transfers;
  /** Default: both kinds. */
  readonly of?: TransferSubject['kind'] | undefined;
}

/**
 * Shows the outcome of the last request when a toast is not enough: an unknown outcome, a refusal with the platform's
 * message, the result of a recycle by venue, or the success of a request from an earlier page. Implements R-ERRB-16.
 */
export function TransferNote({ transfers: { request, dismiss }, of }: TransferNoteProps) {
  const { t } = useTranslation();
  if (request.status === 'idle') return null;
  const { subject, isResumed } = request.pending;
  if (of !== undefined && subject.kind !== of) return null;
  if (request.status === 'refused' && isVenueActivityRefusal(request.refusal)) return null;
  if (request.status !== 'succeeded') return <RequestNote of={subject.kind} request={request} onDismiss={dismiss} />;

  const { kept, moved, amount } = request.result;
  if (kept.length > 0 || moved.length > 1) return <RecycleReport result={request.result} onDismiss={dismiss} />;
  if (!isResumed) return null;
  return (
    <Note
      tone="success"
      live="polite"
      title={t(`${subject.kind}.succeeded_before`)}
      action={<NoteAction onClick={dismiss}>{t('request.dismiss')}</NoteAction>}
    >
      {t(`${subject.kind}.succeeded_before_hint`, { amount: formatYuan(amount) })}
    </Note>
  );
}

/** Shows the amounts a recycle returned from each venue, and the balances that stayed with the reason. */
function RecycleReport({
  result: { moved, kept, amount },
  onDismiss,
}: {
  readonly result: TransferResult;
  readonly onDismiss: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Note
      tone={kept.length > 0 ? 'warning' : 'success'}
      live="polite"
      title={t(kept.length > 0 ? 'recycle.kept' : 'recycle.succeeded', { amount: formatYuan(amount) })}
      action={<NoteAction onClick={onDismiss}>{t('request.dismiss')}</NoteAction>}
    >
      <ul>
        {moved.map((each) => (
          <li key={each.name}>{t('recycle.moved', { name: each.name, amount: formatYuan(each.amount) })}</li>
        ))}
        {kept.map((each) => (
          <li key={each.name}>{t(`recycle.kept_${each.why}`, { name: each.name, amount: formatYuan(each.amount) })}</li>
        ))}
      </ul>
    </Note>
  );
}
