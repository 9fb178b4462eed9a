import type { SyntheticEvent } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { Button, Checkbox, Icon, Note, PasswordField, TextField } from '@site/shared/ui';
import { USERNAME_LENGTH } from '@site/shared/validation';
import { useTranslation } from '../../i18n';
import { useShell } from '../../ShellContext';
import { useLoginForm } from './useLoginForm';
import styles from './LoginForm.module.css';

/** Name, password, and whether this device is to remember them. */
export function LoginForm() {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const { contactService } = useShell();
  const { values, change, remember, setRemember, errorOf, submission, submit } = useLoginForm();
  const errorText = (field: 'username' | 'password') => {
    const error = errorOf(field);
    return error && tShared(error);
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <h2 className={styles['title']}>{t('sign_in.title')}</h2>
      <TextField
        label={t('sign_in.username')}
        placeholder={t('sign_in.username_hint')}
        icon="user"
        size="lg"
        name="username"
        autoComplete="username"
        maxLength={USERNAME_LENGTH.max}
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
      <Checkbox checked={remember} onChange={setRemember}>
        {t('sign_in.remember')}
      </Checkbox>
      {submission.at === 'refused' && <Note tone="danger" title={submission.message} live="assertive" />}
      <Button type="submit" variant="primary" size="lg" block loading={submission.at === 'sending'}>
        {t('sign_in.submit')}
      </Button>
      <p className={styles['help']}>
        <Icon name="headset" size="sm" />
        {t('sign_in.trouble')}
        <button type="button" className={styles['link']} onClick={contactService}>
          {t('sign_in.contact')}
        </button>
      </p>
    </form>
  );
}
