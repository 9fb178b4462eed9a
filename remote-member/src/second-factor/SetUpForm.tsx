import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, CodeField, Form, PasswordField, Qr, useArrivalFocus } from '@site/shared/ui';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import formStyles from '../ui/form.module.css';
import { groupSecret, isFigures, type Setup } from './secondFactor';
import { beginSecondFactor, confirmSecondFactor } from './secondFactorApi';
import styles from './SetUpForm.module.css';

interface SetUpFormProps {
  /** Called with the recovery codes when the first code was correct. They are shown only this once. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/**
 * Switches the second factor on: it asks for the login password, shows the QR code for the app, and asks for a first
 * code.
 */
export function SetUpForm({ onConfirmed }: SetUpFormProps) {
  const [setup, setSetup] = useState<Setup>();
  return setup === undefined ? <PasswordStep onBegun={setSetup} /> : <ScanStep setup={setup} onConfirmed={onConfirmed} />;
}

function PasswordStep({ onBegun }: { readonly onBegun: (setup: Setup) => void }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);

  const handleSubmit = () => {
    setWasTried(true);
    if (password === '') return;
    void submit(async (ending) => {
      const result = await beginSecondFactor(http, password, ending);
      if (result.ok) onBegun(result.data);
      return result;
    });
  };
  return (
    <Form className={formStyles['form']} onSubmit={handleSubmit}>
      <PasswordField
        label={t('binding.login_password')}
        revealLabel={t('binding.reveal')}
        hint={t('binding.proof.hint')}
        value={password}
        onChange={setPassword}
        error={wasTried && password === '' ? t('binding.error.password_required') : undefined}
        disabled={isSending}
      />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('second_factor.set_up.next')}
      </Button>
    </Form>
  );
}

function ScanStep({ setup: { secret, uri }, onConfirmed }: SetUpFormProps & { readonly setup: Setup }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  // The previous field, which had the focus, is gone.
  const arrival = useArrivalFocus<HTMLDivElement>();
  const [figures, setFigures] = useState('');
  const [wasTried, setWasTried] = useState(false);

  const handleSubmit = () => {
    setWasTried(true);
    if (!isFigures(figures)) return;
    void submit(async (ending) => {
      const result = await confirmSecondFactor(http, figures, ending);
      if (result.ok) onConfirmed(result.data);
      return result;
    });
  };
  return (
    <Form className={formStyles['form']} onSubmit={handleSubmit}>
      <div ref={arrival} tabIndex={-1} className={styles['scan']}>
        <Qr text={uri} label={t('second_factor.set_up.qr')} />
        <div className={styles['words']}>
          <p>{t('second_factor.set_up.scan')}</p>
          <p>{t('second_factor.set_up.secret')}</p>
          <code className={styles['secret']} translate="no">
            {groupSecret(secret)}
          </code>
        </div>
      </div>
      <CodeField
        label={t('second_factor.figures')}
        value={figures}
        onChange={setFigures}
        error={wasTried && !isFigures(figures) ? t('second_factor.error.figures') : undefined}
      />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('second_factor.set_up.confirm')}
      </Button>
    </Form>
  );
}
