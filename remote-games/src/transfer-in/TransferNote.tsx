import { useSharedTranslation } from '@site/shared/i18n';
import { ProtectionLink } from '@site/shared/protection';
import { Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { isVenueWarning, type TransferRequest } from './transferApi';

/** Shows the state of the last transfer unless it succeeded. A warning of the venue has its own dialog. */
export function TransferNote({ request }: { readonly request: TransferRequest }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (request.status) {
    case 'unknown':
      return (
        <Note tone="warning" live="polite" title={t('transfer_in.unknown')}>
          {t('transfer_in.unknown_hint')}
        </Note>
      );
    case 'refused':
      if (isVenueWarning(request.refusal)) return null;
      return (
        <Note tone="danger" live="assertive" title={request.refusal.message || tShared('failure.refused')}>
          {t('transfer_in.refused_hint')}
          <ProtectionLink refusal={request.refusal} />
        </Note>
      );
    case 'closed':
      return (
        <Note tone="info" live="polite" title={t('transfer_in.not_submitted')}>
          {t('transfer_in.not_submitted_hint')}
        </Note>
      );
    case 'idle':
    case 'sending':
    case 'succeeded':
      return null;
  }
}
