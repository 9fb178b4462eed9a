import { useState } from 'react';
import { Button, Card, Form, Note, PasswordField } from '@site/shared/ui';
import { PASSWORD_LENGTH } from '../wire';
import type { OpsApi, OpsFailure } from './createOpsApi';
import { useTranslation } from './i18n';
import { RefusalNote } from './RefusalNote';
import styles from './OpsPage.module.css';

export interface PasswordFormProps {
  readonly api: OpsApi;
  /** Account name for password managers. */
  readonly name: string;
  /** Set when the current password is a printed one-time password, which only permits this change. */
  readonly isFirst?: boolean;
  readonly onDone: () => void;
}

/** Replaces the current password with a chosen one. */
export function PasswordForm({ api, name, isFirst = false, onDone }: PasswordFormProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<OpsFailure>();
  const rule = t('password.rule', { least: PASSWORD_LENGTH.least });
  const isLong = next.length >= PASSWORD_LENGTH.least;
  const send = async (): Promise<void> => {
    setIsTried(true);
    if (current === '' || !isLong) return;
    setIsSending(true);
    const result = await api.choosePassword(current, next);
    setIsSending(false);
    if (result.ok) onDone();
    else setFailure(result.failure);
  };
  return (
    <Card title={t('password.title')} padding="lg">
      <Form className={styles['form']} onSubmit={() => void send()}>
        {isFirst && <Note tone="info" title={t('password.why')} />}
        {failure !== undefined && <RefusalNote failure={failure} />}
        <input hidden readOnly name="username" autoComplete="username" value={name} />
        <PasswordField
          label={t('password.current')}
          revealLabel={t('sign_in.reveal')}
          value={current}
          onChange={setCurrent}
          error={isTried && current === '' ? t('change.required', { field: t('password.current') }) : undefined}
        />
        <PasswordField
          label={t('password.next')}
          revealLabel={t('sign_in.reveal')}
          value={next}
          onChange={setNext}
          autoComplete="new-password"
          hint={rule}
          error={isTried && !isLong ? rule : undefined}
        />
        <Button type="submit" variant="primary" size="lg" block loading={isSending}>
          {t('password.submit')}
        </Button>
      </Form>
    </Card>
  );
}
