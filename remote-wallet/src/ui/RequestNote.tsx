import type { KeyedRequest } from '@site/shared/keyed-request';
import { ProtectionLink } from '@site/shared/protection';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from '../i18n';

interface RequestNoteProps {
  readonly of: 'deposit' | 'exchange' | 'withdrawal' | 'transfer' | 'recycle' | 'bonuses';
  readonly request: KeyedRequest<unknown, unknown>;
  readonly onDismiss: () => void;
}

/**
 * Says that the outcome of a request is unknown, or that it was not carried out. Where a limit of the member's own refused it, it leads to that.
 */
export function RequestNote({ of, request, onDismiss }: RequestNoteProps) {
  const { t } = useTranslation();
  const dismiss = <NoteAction onClick={onDismiss}>{t('request.dismiss')}</NoteAction>;
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(`${of}.unknown`)}>
          {t(`${of}.unknown_hint`)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t(`${of}.refused`)} action={dismiss}>
          {t(`${of}.refused_hint`)}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t(`${of}.closed`)} action={dismiss}>
          {t(`${of}.closed_hint`)}
        </Note>
      );
    case 'idle':
    case 'sending':
    case 'succeeded':
      return null;
  }
}
