import type { KeyedRequest } from '@site/shared/keyed-request';
import { ProtectionLink } from '@site/shared/protection';
import { Note, NoteAction } from '@site/shared/ui';
import { useTranslation } from './texts';

interface RequestNoteProps {
  readonly of: 'deposit' | 'exchange' | 'withdrawal' | 'transfer' | 'recycle' | 'bonuses';
  readonly request: KeyedRequest<unknown, unknown>;
  readonly onDismiss: () => void;
}

/**
 * Shows that the outcome of a request is unknown or that it was not carried out. When the member's own limit refused
 * it, links to that limit.
 */
export function RequestNote({ of, request, onDismiss }: RequestNoteProps) {
  const { t } = useTranslation();
  const dismiss = <NoteAction onClick={onDismiss}>{t('request.dismiss')}</NoteAction>;
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(`request.${of}.unknown`)}>
          {t(`request.${of}.unknown_hint`)}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t(`request.${of}.refused`)} action={dismiss}>
          {t(`request.${of}.refused_hint`)}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t(`request.${of}.closed`)} action={dismiss}>
          {t(`request.${of}.closed_hint`)}
        </Note>
      );
    case 'idle':
    case 'sending':
    case 'succeeded':
      return null;
  }
}
