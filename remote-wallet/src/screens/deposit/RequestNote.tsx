import { Note, NoteAction } from '@site/shared/ui';
import type { DepositRequest } from '../../deposit/depositRequest';
import { useTranslation } from '../../i18n';

interface RequestNoteProps {
  readonly request: DepositRequest;
  readonly onDismiss: () => void;
}

/** What became of the last request, where it is not an order. */
export function RequestNote({ request, onDismiss }: RequestNoteProps) {
  const { t } = useTranslation();
  const dismiss = <NoteAction onClick={onDismiss}>{t('deposit.dismiss')}</NoteAction>;
  switch (request.at) {
    case 'reconciling':
      return (
        <Note tone="warning" live="polite" title={t('deposit.reconciling')}>
          {t('deposit.reconciling_hint')}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.message || t('deposit.refused')} action={dismiss}>
          {t('deposit.refused_hint')}
        </Note>
      );
    case 'lost':
      return (
        <Note tone="info" live="polite" title={t('deposit.lost')} action={dismiss}>
          {t('deposit.lost_hint')}
        </Note>
      );
    case 'editing':
    case 'submitting':
    case 'ordered':
      return null;
  }
}
