import { memo, useCallback, useId, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { formatYuan } from '@site/shared/money';
import { Switch } from '@site/shared/ui';
import { useTranslation } from './texts';
import { fetchAutoTransfer, setAutoTransfer, type AutoTransfer } from './autoTransferApi';
import styles from './LobbyTools.module.css';

/**
 * Switches the automatic transfer of the central balance into an entered venue. Because it affects money, it shows only
 * the state confirmed by the platform, and nothing before the first response. While on, it shows how much is moved. The
 * wallet has the same switch and sets the limit.
 */
export const AutoTransferSwitch = memo(function AutoTransferSwitch() {
  const { t } = useTranslation();
  const { http } = useServices();
  const hint = useId();
  const load = useCallback((signal: AbortSignal) => fetchAutoTransfer(http, signal), [http]);
  const { state } = useLoadable(load);
  const [answered, setAnswered] = useState<AutoTransfer>();
  const [isSending, setIsSending] = useState(false);
  const chosen = answered ?? state.data;
  if (chosen === undefined) return null;

  const handleChange = async (next: boolean) => {
    setIsSending(true);
    const result = await setAutoTransfer(http, next);
    setIsSending(false);
    if (result.ok) setAnswered(result.data);
  };
  return (
    <div className={styles['auto']}>
      <Switch
        checked={chosen.isOn}
        disabled={isSending}
        {...(chosen.isOn ? { 'aria-describedby': hint } : {})}
        onChange={(next) => void handleChange(next)}
      >
        {t('slot_lobby.auto_transfer')}
      </Switch>
      {chosen.isOn && (
        <span id={hint} className={styles['hint']}>
          {chosen.limit === undefined
            ? t('slot_lobby.auto_transfer_all')
            : t('slot_lobby.auto_transfer_limit', { amount: formatYuan(chosen.limit) })}
        </span>
      )}
    </div>
  );
});
