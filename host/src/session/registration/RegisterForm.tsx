import type { RefObject } from 'react';
import { compactInput } from '@site/shared/input';
import { Button, cx, Form, Note } from '@site/shared/ui';
import { useTranslation } from './texts';
import { useSession } from '../SessionContext';
import { INPUT_LENGTHS } from '../limits';
import { Agreement } from './Agreement';
import { FormFoot } from '../ui/FormFoot';
import { NewPasswordFields } from '../ui/NewPasswordFields';
import { UsernameField } from '../ui/UsernameField';
import styles from '../ui/Form.module.css';
import { useRegisterForm } from './useRegisterForm';

const READS_USERNAME = compactInput(INPUT_LENGTHS.username.max);

/** Shows the name, the password twice, and the agreement. Implements R-AUTH-01, R-AUTH-08, R-AUTH-12, R-VAL-15. */
export function RegisterForm({ firstField }: { readonly firstField: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const { values, change, errorOf, refusal, isBusy, isProving, submitButton, submit, prepare } = useRegisterForm();
  return (
    <Form className={cx(styles['form'], styles['tight'])} onSubmit={submit}>
      <UsernameField
        ref={firstField}
        hint={t('register.username_hint')}
        reads={READS_USERNAME}
        value={values.username}
        error={errorOf('username')}
        onChange={(username) => {
          change({ username });
        }}
      />
      <NewPasswordFields
        values={values}
        onChange={change}
        errorOf={errorOf}
        onFocus={prepare}
        labels={{
          password: t('sign_in.password'),
          reveal: t('sign_in.reveal'),
          repeat: t('register.repeat'),
          revealRepeat: t('register.reveal_repeat'),
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
    </Form>
  );
}
