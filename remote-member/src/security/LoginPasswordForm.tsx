import { useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useReadable } from '@site/shared/contract/useReadable';
import { compactInput } from '@site/shared/input';
import { Button, Form, PasswordField } from '@site/shared/ui';
import { createCommonPasswords, PASSWORD_LENGTH } from '@site/shared/validation';
import { changePassword } from './securityApi';
import { useTranslation } from '../i18n';
import { checkLoginPassword, hasNoErrors, type LoginPasswordValues } from './bindingForms';
import styles from './form.module.css';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

const EMPTY: LoginPasswordValues = { oldPassword: '', password: '', repeat: '' };

const NEW_PASSWORD_INPUT = compactInput(PASSWORD_LENGTH.max);

/** The form that changes the login password. Implements R-API-020. */
export function LoginPasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [values, setValues] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);
  const passwords = useMemo(() => createCommonPasswords(), []);
  const isCommon = useReadable(passwords.isCommon);
  const errors = checkLoginPassword(values, isCommon);

  const handleSubmit = () => {
    setWasTried(true);
    if (hasNoErrors(errors)) void change();
  };
  const change = async () => {
    const isRefused = (await passwords.load())(values.password);
    if (!isRefused && (await submit((ending) => changePassword(http, values, ending)))) onChanged();
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      {passwordField('oldPassword', t('binding.login.old'), 'current-password')}
      {passwordField('password', t('binding.login.new'), 'new-password')}
      {passwordField('repeat', t('binding.login.repeat'), 'new-password')}
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('binding.login.submit')}
      </Button>
    </Form>
  );

  function passwordField(field: keyof LoginPasswordValues, label: string, autoComplete: string) {
    const error = wasTried ? errors[field] : undefined;
    return (
      <PasswordField
        label={label}
        revealLabel={t('binding.reveal')}
        value={values[field]}
        onChange={(text) => {
          setValues({ ...values, [field]: text });
        }}
        autoComplete={autoComplete}
        // The old password may be older than the rule for new ones.
        {...(field === 'oldPassword' ? {} : { reads: NEW_PASSWORD_INPUT })}
        error={error && t(`binding.error.${error}`)}
        disabled={isSending}
        {...(field === 'password' ? { onFocus: () => void passwords.load() } : {})}
      />
    );
  }
}
