import { useEffect, useRef, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { Button, Icon, useCountdown } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import { useShell } from '../../services/ShellContext';
import type { RecoveryControl } from './createRecovery';
import styles from './FindPassword.module.css';

/** Time for which the success of a password reset is shown before login, in milliseconds. Implements R-CONST-10. */
export const RESET_REDIRECT_MS = 3000;

/**
 * Shows step 3: success. Opens login with the name filled in, after three seconds or at once by the button. Implements
 * R-RESET-07 to R-RESET-09, R-RESET-16.
 */
export function RecoveredStep({ recovery }: { readonly recovery: RecoveryControl }) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const { clock } = useShell();
  const state = useReadable(recovery.state);
  const name = state.step === 3 ? state.name : '';
  const loginButton = useRef<HTMLButtonElement>(null);
  const [leavesAt] = useState(() => clock.now() + RESET_REDIRECT_MS);
  const leave = () => {
    recovery.startOver();
    signIn.switchTo('login', name);
  };
  const seconds = useCountdown(leavesAt, { now: clock.now, onEnd: leave });
  useEffect(() => {
    loginButton.current?.focus();
  }, []);
  return (
    <div className={styles['done']}>
      <span className={styles['sign']}>
        <Icon name="check" size="xl" />
      </span>
      <div role="status" className={styles['words']}>
        <b>{t('recovery.done')}</b>
        <p>{t('recovery.done_text')}</p>
      </div>
      <p className={styles['leaving']}>{t('recovery.leaving', { seconds })}</p>
      <Button ref={loginButton} variant="primary" size="lg" block onClick={leave}>
        {t('recovery.to_login')}
      </Button>
    </div>
  );
}
