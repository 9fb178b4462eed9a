import { memo, useCallback, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { Switch } from '@site/shared/ui';
import { useTranslation } from '../i18n';
import { fetchAutoTransfer, setAutoTransfer } from './autoTransferApi';

/**
 * Switches the automatic transfer of the central balance into an entered venue. Since it decides about money, it shows only what the platform
 * has answered, and nothing before the first answer. The wallet has the same switch.
 */
export const AutoTransferSwitch = memo(function AutoTransferSwitch() {
  const { t } = useTranslation();
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchAutoTransfer(http, signal), [http]);
  const { state } = useLoadable(load);
  const [answered, setAnswered] = useState<boolean>();
  const [isSending, setIsSending] = useState(false);
  const isOn = answered ?? state.data;
  if (isOn === undefined) return null;

  const handleChange = async (next: boolean) => {
    setIsSending(true);
    const result = await setAutoTransfer(http, next);
    setIsSending(false);
    if (result.ok) setAnswered(result.data);
  };
  return (
    <Switch checked={isOn} disabled={isSending} onChange={(next) => void handleChange(next)}>
      {t('slot_lobby.auto_transfer')}
    </Switch>
  );
});
