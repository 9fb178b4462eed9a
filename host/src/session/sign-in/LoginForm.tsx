import { type RefObject, useEffect, useRef } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { compactInput } from '@site/shared/input';
import { Button, Checkbox, Form, Note, PasswordField, TextField } from '@site/shared/ui';
import { USERNAME_LENGTH } from '@site/shared/validation';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import { canRemember } from '../rememberedCredentials';
import { FormFoot } from '../ui/FormFoot';
import { UsernameField } from '../ui/UsernameField';
import { isUnderWay, useLoginForm } from './useLoginForm';
import styles from '../ui/Form.module.css';

const READS_USERNAME = compactInput(USERNAME_LENGTH.max);

interface LoginFormProps {
  readonly username: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
}

/**
 * Shows name, password, the option to remember them on this device, and a link to the password recovery. Implements
 * R-AUTH-07, R-AUTH-09 to R-AUTH-11.
 */
export function LoginForm({ username: initialName, firstField }: LoginFormProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { signIn } = useSession();
  const form = useLoginForm(initialName);
  const { values, change, remember, setRemember, errorOf, submission, submitButton, submit, authCode } = form;
  const errorText = (field: 'username' | 'password') => {
    const error = errorOf(field);
    return error && tShared(error);
  };

  return (
    <Form className={styles['form']} onSubmit={() => void submit()}>
      <UsernameField
        ref={firstField}
        size="lg"
        reads={READS_USERNAME}
        value={values.username}
        error={errorText('username')}
        onChange={(username) => {
          change({ username });
        }}
      />
      <PasswordField
        label={t('sign_in.password')}
        placeholder={t('sign_in.password_hint')}
        revealLabel={t('sign_in.reveal')}
        icon="lock"
        size="lg"
        name="password"
        value={values.password}
        error={errorText('password')}
        onChange={(password) => {
          change({ password });
        }}
      />
      {authCode !== undefined && (
        <AuthCodeField
          value={authCode}
          onChange={form.changeAuthCode}
          error={form.isAuthCodeWrong ? t('sign_in.auth_code_wrong') : undefined}
        />
      )}
      <div className={styles['options']}>
        {canRemember() ? (
          <Checkbox checked={remember} onChange={setRemember}>
            {t('sign_in.remember')}
          </Checkbox>
        ) : (
          <span className={styles['unavailable']}>{t('sign_in.cannot_remember')}</span>
        )}
        <button
          type="button"
          className={styles['link']}
          onClick={() => {
            signIn.recoverPassword(values.username);
          }}
        >
          {t('sign_in.forgot')}
        </button>
      </div>
      {submission.status === 'refused' && <Note tone="danger" title={submission.message} live="assertive" />}
      <Button ref={submitButton} type="submit" variant="primary" size="lg" block loading={isUnderWay(submission)}>
        {t(submission.status === 'proving' ? 'captcha.proving' : 'sign_in.submit')}
      </Button>
      <FormFoot
        question={t('sign_in.no_account')}
        way={t('sign_in.to_register')}
        onWay={() => {
          signIn.switchTo('register');
        }}
      />
    </Form>
  );
}

interface AuthCodeFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error: string | undefined;
}

/** Asks for the second factor of a member who has enabled it. Receives the focus when it appears. */
function AuthCodeField({ value, onChange, error }: AuthCodeFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <TextField
      ref={field}
      label={t('sign_in.auth_code')}
      hint={t('sign_in.auth_code_hint')}
      icon="shield"
      size="lg"
      name="auth-code"
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
