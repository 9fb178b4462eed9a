import { useSharedTranslation } from '@site/shared/i18n';
import { failureText } from '@site/shared/loadable';
import { Note } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import type { TransferState } from './transferState';

/** What became of the last transfer, where it has not come through. */
export function TransferNote({ transfer }: { readonly transfer: TransferState }) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  switch (transfer.status) {
    case 'reconciling':
      return (
        <Note tone="warning" live="polite" title={t('transfer_in.reconciling')}>
          {t('transfer_in.reconciling_hint')}
        </Note>
      );
    case 'refused':
      return (
        <Note tone="danger" live="assertive" title={failureText(transfer.failure, tShared)}>
          {t('transfer_in.refused_hint')}
        </Note>
      );
    case 'lost':
      return (
        <Note tone="info" live="polite" title={t('transfer_in.lost')}>
          {t('transfer_in.lost_hint')}
        </Note>
      );
    case 'editing':
    case 'submitting':
    case 'warned':
    case 'done':
      return null;
  }
}
