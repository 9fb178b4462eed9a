import { useState } from 'react';
import { textInput } from '@site/shared/input';
import { Button, Card, Form, Note, PasswordField, TextField } from '@site/shared/ui';
import { NAME_LENGTH_MOST } from '../wire';
import type { OpsApi, OpsFailure } from './createOpsApi';
import { useTranslation } from './i18n';
import { RefusalNote } from './RefusalNote';
import styles from './OpsPage.module.css';

/**
 * Reason why the page has no session: the user has not signed in, the session has expired, or the browser has not
 * stored its cookie.
 */
export type SignedOut = 'none' | 'ended' | 'unkept';

export interface SignInFormProps {
  readonly api: OpsApi;
  readonly after: SignedOut;
  readonly onDone: () => void;
}

export function SignInForm({ api, after, onDone }: SignInFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<OpsFailure>();
  const missing = (text: string, field: string): string | undefined =>
    isTried && text.trim() === '' ? t('change.required', { field }) : undefined;
  const send = async (): Promise<void> => {
    setIsTried(true);
    if (name.trim() === '' || password === '') return;
    setIsSending(true);
    const result = await api.signIn(name.trim(), password);
    setIsSending(false);
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) onDone();
  };
  return (
    <Card title={t('sign_in.title')} padding="lg">
      <Form className={styles['form']} onSubmit={() => void send()}>
        {after === 'ended' && failure === undefined && <Note tone="info" title={t('sign_in.ended')} live="polite" />}
        {after === 'unkept' && failure === undefined && <Note tone="danger" title={t('sign_in.unkept')} live="assertive" />}
        {failure !== undefined && <RefusalNote failure={failure} />}
        <TextField
          label={t('sign_in.name')}
          value={name}
          onChange={setName}
          reads={textInput(NAME_LENGTH_MOST)}
          autoComplete="username"
          error={missing(name, t('sign_in.name'))}
        />
        <PasswordField
          label={t('sign_in.password')}
          revealLabel={t('sign_in.reveal')}
          value={password}
          onChange={setPassword}
          error={missing(password, t('sign_in.password'))}
        />
        <Button type="submit" variant="primary" size="lg" block loading={isSending}>
          {t('sign_in.submit')}
        </Button>
        <p className={styles['hint']}>{t('sign_in.hint')}</p>
      </Form>
    </Card>
  );
}
