import { useEffect, useState, type RefObject } from 'react';
import { assertNever } from '@site/shared/assert';
import { useReadable } from '@site/shared/contract/useReadable';
import type { NewPasswordValues } from '@site/shared/validation';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import { useCaptcha } from '../captcha/CaptchaContext';
import { FormFoot } from '../ui/FormFoot';
import { CodeStep } from './CodeStep';
import type { RecoveryControl } from './createRecovery';
import styles from './FindPassword.module.css';
import { IdentityStep } from './IdentityStep';
import { PasswordStep, type PasswordProps } from './PasswordStep';
import { RecoveredStep } from './RecoveredStep';
import { StepList } from './StepList';
import type { StepProps } from './stepProps';

interface FindPasswordProps {
  readonly recovery: RecoveryControl;
  /** Name from the login form. */
  readonly username: string;
  readonly firstField: RefObject<HTMLInputElement | null>;
}

/**
 * Shows the steps of the password recovery: identity, code, new password. Implements R-AUTH-03, R-RESET-03 to
 * R-RESET-07.
 */
export function FindPassword({ recovery, username, firstField }: FindPasswordProps) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const captcha = useCaptcha();
  const { step } = useReadable(recovery.state);
  const [passwords, setPasswords] = useState<NewPasswordValues>({ password: '', repeatPassword: '' });
  useEffect(() => {
    recovery.begin(username);
  }, [recovery, username]);
  useEffect(() => captcha.close, [captcha]);
  useEffect(() => {
    firstField.current?.focus();
  }, [step, firstField]);

  return (
    <div className={styles['recovery']}>
      <h2 className={styles['title']}>{t('recovery.title')}</h2>
      <StepList step={step} />
      <Step recovery={recovery} step={step} passwords={passwords} onPasswords={setPasswords} firstField={firstField} />
      <FormFoot
        question={t('recovery.remembered')}
        way={t('register.to_login')}
        onWay={() => {
          signIn.switchTo('login');
        }}
      />
    </div>
  );
}

function Step({ step, passwords, onPasswords, ...props }: StepProps & PasswordProps & { readonly step: 0 | 1 | 2 | 3 }) {
  switch (step) {
    case 0:
      return <IdentityStep {...props} />;
    case 1:
      return <CodeStep {...props} />;
    case 2:
      return <PasswordStep {...props} passwords={passwords} onPasswords={onPasswords} />;
    case 3:
      return <RecoveredStep recovery={props.recovery} />;
    default:
      return assertNever(step);
  }
}
