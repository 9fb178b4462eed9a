import { useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { Switch } from '@site/shared/ui';
import { fetchAutoTransfer, setAutoTransfer } from './autoTransferApi';
import { useTranslation } from '../i18n';

/**
 * Whether entering a venue brings the money along. It shows what the platform has said and waits for its word, since money follows it. As long
 * as that is not known there is no switch; the wallet has the same one.
 */
export function AutoTransferSwitch() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchAutoTransfer(http, signal), [http]);
  const { state } = useLoadable(load);
  const [told, setTold] = useState<boolean>();
  const [isSending, setIsSending] = useState(false);
  const isOn = told ?? state.data;
  if (isOn === undefined) return null;

  const handleChange = async (next: boolean) => {
    setIsSending(true);
    const result = await setAutoTransfer(http, next);
    setIsSending(false);
    if (result.ok) setTold(result.data);
  };
  return (
    <Switch checked={isOn} disabled={isSending} onChange={(next) => void handleChange(next)}>
      {t('lobby.auto_transfer')}
    </Switch>
  );
}
