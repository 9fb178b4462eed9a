import type { RefObject, SyntheticEvent } from 'react';
import { Button, cx, Note, PasswordField, TextField } from '@site/shared/ui';
import { useTranslation } from '../../i18n';
import { useSession } from '../SessionContext';
import { INPUT_LENGTHS } from '../limits';
import { Agreement } from './Agreement';
import { FormFoot } from '../ui/FormFoot';
import styles from '../ui/Form.module.css';
import { useRegisterForm } from './useRegisterForm';

/** Name, password twice, and the agreement. Implements R-AUTH-01, R-AUTH-08, R-AUTH-12. */
export function RegisterForm({ firstField }: { readonly firstField: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const { values, change, errorOf, refusal, isBusy, isProving, submitButton, submit } = useRegisterForm();
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={cx(styles['form'], styles['tight'])} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={firstField}
        label={t('sign_in.username')}
        placeholder={t('register.username_hint')}
        icon="user"
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={INPUT_LENGTHS.username.max}
        value={values.username}
        error={errorOf('username')}
        onChange={(username) => {
          change({ username });
        }}
      />
      <PasswordField
        label={t('sign_in.password')}
        placeholder={t('register.password_hint')}
        revealLabel={t('sign_in.reveal')}
        icon="lock"
        name="new-password"
        autoComplete="new-password"
        value={values.password}
        error={errorOf('password')}
        onChange={(password) => {
          change({ password });
        }}
      />
      <PasswordField
        label={t('register.repeat')}
        placeholder={t('register.repeat_hint')}
        revealLabel={t('register.reveal_repeat')}
        icon="lock"
        name="repeat-password"
        autoComplete="new-password"
        value={values.repeatPassword}
        error={errorOf('repeatPassword')}
        onChange={(repeatPassword) => {
          change({ repeatPassword });
        }}
      />
      <Agreement
        agreed={values.agreed}
        error={errorOf('agreed')}
        onChange={(agreed) => {
          change({ agreed });
        }}
      />
      {refusal !== undefined && <Note tone="danger" title={refusal} live="assertive" />}
      <Button ref={submitButton} type="submit" variant="primary" size="lg" block loading={isBusy}>
        {t(isProving ? 'captcha.proving' : 'register.submit')}
      </Button>
      <FormFoot
        question={t('register.have_account')}
        way={t('register.to_login')}
        onWay={() => {
          signIn.switchTo('login');
        }}
      />
    </form>
  );
}
