import { useServices } from '@site/shared/contract';
import { asksForIdentity } from '@site/shared/identity';
import { useSharedTranslation } from '@site/shared/i18n';
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
 * Says that the outcome of a request is unknown, or that it was not carried out. Where the member first has to say who they are, it leads to the
 * profile; the deposit form asks for that itself. Where a limit of the member's own refused it, it leads to that.
 */
export function RequestNote({ of, request, onDismiss }: RequestNoteProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { navigation } = useServices();
  const dismiss = <NoteAction onClick={onDismiss}>{t('request.dismiss')}</NoteAction>;
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t(`${of}.unknown`)}>
          {t(`${of}.unknown_hint`)}
        </Note>
      );
    case 'refused': {
      const isUnknown = of !== 'deposit' && asksForIdentity(request.refusal);
      const toProfile = (
        <NoteAction
          onClick={() => {
            onDismiss();
            navigation.go('userinfo', {});
          }}
        >
          {tShared('identity.fill_in')}
        </NoteAction>
      );
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || t(`${of}.refused`)} action={isUnknown ? toProfile : dismiss}>
          {t(`${of}.refused_hint`)}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    }
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
