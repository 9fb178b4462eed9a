import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useSharedTranslation } from '@site/shared/i18n';
import { useTranslation } from './texts';
import { useTransferIn } from './useTransferIn';

const noop = () => undefined;

/** Follows a transfer of an earlier page and reports its outcome in a toast. */
export function EarlierTransfer() {
  const { overlays } = useServices();
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { request, isWarned } = useTransferIn({ enName: '', onTransferred: noop });

  useEffect(() => {
    if (request.status === 'closed') overlays.toast(t('transfer_in.not_submitted'), 'info');
    if (request.status === 'refused' && !isWarned) overlays.toast(request.refusal.message || tShared('failure.refused'), 'danger');
  }, [request, isWarned, overlays, t, tShared]);
  return null;
}
