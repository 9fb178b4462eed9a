import { formatYuanFixed } from '@site/shared/money';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { RequestNote } from '../ui/RequestNote';
import type { KeptBalance, TransferSubject } from './transfer';
import { isVenueActivityRefusal } from './transferApi';
import type { Transfers } from './useTransfers';

interface TransferNoteProps {
  readonly transfers: Transfers;
  /** Default: both kinds. */
  readonly of?: TransferSubject['kind'] | undefined;
}

/**
 * The outcome of the last request, where a toast does not say it all: an unknown outcome, a refusal with the platform's message, kept
 * balances, and the success of a request from an earlier page. Implements R-ERRB-16.
 */
export function TransferNote({ transfers: { request, dismiss }, of }: TransferNoteProps) {
  const { t } = useTranslation();
  if (request.status === 'idle') return null;
  const { subject, isResumed } = request.pending;
  if (of !== undefined && subject.kind !== of) return null;
  if (request.status === 'refused' && isVenueActivityRefusal(request.refusal)) return null;
  if (request.status !== 'succeeded') return <RequestNote of={subject.kind} request={request} onDismiss={dismiss} />;

  const { kept, amount } = request.result;
  if (kept.length > 0) return <KeptNote kept={kept} onDismiss={dismiss} />;
  if (!isResumed) return null;
  return (
    <Note
      tone="success"
      live="polite"
      title={t(`${subject.kind}.succeeded_before`)}
      action={<NoteAction onClick={dismiss}>{t('request.dismiss')}</NoteAction>}
    >
      {t(`${subject.kind}.succeeded_before_hint`, { amount: formatYuanFixed(amount) })}
    </Note>
  );
}

function KeptNote({ kept, onDismiss }: { readonly kept: readonly KeptBalance[]; readonly onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="warning"
      live="polite"
      title={t('recycle.kept')}
      action={<NoteAction onClick={onDismiss}>{t('request.dismiss')}</NoteAction>}
    >
      <ul>
        {kept.map(({ name, amount, why }) => (
          <li key={name}>{t(`recycle.kept_${why}`, { name, amount: formatYuanFixed(amount) })}</li>
        ))}
      </ul>
    </Note>
  );
}
