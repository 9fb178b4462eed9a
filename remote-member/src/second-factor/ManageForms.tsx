import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Form, PasswordField, Segmented, TextField } from '@site/shared/ui';
import { isAuthCode } from '@site/shared/validation';
import { useTranslation } from './texts';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';
import formStyles from '../ui/form.module.css';
import { endSecondFactor, renewRecoveryCodes } from './secondFactorApi';

interface ManageFormsProps {
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
  readonly onEnded: () => void;
}

const WAYS = ['renew', 'end'] as const;

/** Renders the forms to get new recovery codes or to switch the second factor off. */
export function ManageForms({ onRenewed, onEnded }: ManageFormsProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [way, setWay] = useState<(typeof WAYS)[number]>('renew');
  const [password, setPassword] = useState('');
  const [authCode, setAuthCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const needsPassword = way === 'end';

  const handleSubmit = () => {
    setWasTried(true);
    if (!isAuthCode(authCode) || (needsPassword && password === '')) return;
    void submit(async (ending) => {
      if (needsPassword) {
        const result = await endSecondFactor(http, { password, authCode }, ending);
        if (result.ok) onEnded();
        return result;
      }
      const result = await renewRecoveryCodes(http, authCode, ending);
      if (result.ok) onRenewed(result.data);
      return result;
    });
  };
  return (
    <Form className={formStyles['form']} onSubmit={handleSubmit}>
      <Segmented
        block
        label={t('second_factor.manage')}
        options={WAYS.map((value) => ({ value, label: t(`second_factor.${value}.title`), disabled: isSending }))}
        value={way}
        onChange={(value) => {
          setWay(WAYS.find((each) => each === value) ?? way);
          setWasTried(false);
        }}
      />
      <p className={formStyles['hint']}>{t(`second_factor.${way}.hint`)}</p>
      {needsPassword && (
        <PasswordField
          label={t('binding.login_password')}
          revealLabel={t('binding.reveal')}
          value={password}
          onChange={setPassword}
          error={wasTried && password === '' ? t('binding.error.password_required') : undefined}
          disabled={isSending}
        />
      )}
      <TextField
        label={t('second_factor.auth_code')}
        autoComplete="one-time-code"
        value={authCode}
        onChange={setAuthCode}
        error={wasTried && !isAuthCode(authCode) ? t('second_factor.error.auth_code') : undefined}
        disabled={isSending}
      />
      <SubmissionNote of={state} />
      <Button type="submit" variant={needsPassword ? 'danger' : 'primary'} size="lg" loading={isSending}>
        {t(`second_factor.${way}.submit`)}
      </Button>
    </Form>
  );
}
