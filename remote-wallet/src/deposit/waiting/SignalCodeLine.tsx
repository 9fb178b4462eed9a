import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { Button } from '@site/shared/ui';
import { useTranslation } from './texts';
import { fetchSignalCode } from '../depositApi';
import { PayeeLine } from './PayeeLine';
import styles from './PayeeLine.module.css';

/**
 * Shows the code for the payment note, which assigns the money to its order. Until the code is loaded, shows that it is
 * missing, because the player should not pay without it.
 */
export function SignalCodeLine({ orderId, label }: { readonly orderId: string; readonly label: string }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchSignalCode(http, orderId, { signal }), [http, orderId]);
  const { state, reload } = useLoadable(load);
  if (state.data !== undefined) return <PayeeLine label={label} value={state.data} />;
  return (
    <div className={styles['line']}>
      <dt>{label}</dt>
      <dd>
        <span role="status">{t(state.status === 'failed' ? 'waiting.signal_failed' : 'waiting.signal_pending')}</span>
      </dd>
      <dd>
        {state.status === 'failed' && (
          <Button size="sm" variant="soft" icon="refresh" onClick={reload}>
            {t('waiting.signal_retry')}
          </Button>
        )}
      </dd>
    </div>
  );
}
