import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import type { OrderRequest } from '../orderRequest';

interface RequestNoteProps {
  readonly of: 'deposit' | 'withdrawal';
  readonly request: OrderRequest<unknown>;
  readonly onDismiss: () => void;
}

/** What became of the last request, where it is not an order. */
export function RequestNote({ of, request, onDismiss }: RequestNoteProps) {
  const { t } = useTranslation();
  const dismiss = <NoteAction onClick={onDismiss}>{t('deposit.dismiss')}</NoteAction>;
  switch (request.status) {
    case 'reconciling':
      return (
        <Note tone="warning" live="polite" title={t(`${of}.reconciling`)}>
          {t(`${of}.reconciling_hint`)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.message || t(`${of}.refused`)} action={dismiss}>
          {t(`${of}.refused_hint`)}
        </Note>
      );
    case 'lost':
      return (
        <Note tone="info" live="polite" title={t(`${of}.lost`)} action={dismiss}>
          {t(`${of}.lost_hint`)}
        </Note>
      );
    case 'editing':
    case 'submitting':
    case 'ordered':
      return null;
  }
}
