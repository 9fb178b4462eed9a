import { useRef, useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { compactInput } from '@site/shared/input';
import { Button, Form, TabPanel, Tabs, TextField } from '@site/shared/ui';
import { errorOf } from '@site/shared/validation';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';
import { INPUT_LENGTHS } from '../limits';
import { useCooldown } from '../ui/CodeButtons';
import { UsernameField } from '../ui/UsernameField';
import type { StepProps } from './stepProps';
import styles from './FindPassword.module.css';
import { PhoneField } from './PhoneField';
import { isDoing, isUnderWay } from './recovery';
import { findIdentityErrors, toAccount, type IdentityValues } from './recoveryAccount';
import { RefusalNote } from './RefusalNote';
import { isCodeOnItsWay, nextCodeAt } from './sentCodes';
import { useFocusAfterCaptcha } from './useFocusAfterCaptcha';

const READS_USERNAME = compactInput(INPUT_LENGTHS.recovery.username);
const READS_EMAIL = compactInput(INPUT_LENGTHS.recovery.email);

/**
 * Shows step 0: the name, and the phone or e-mail address that receives the code. Implements R-RESET-01, R-RESET-02,
 * R-RESET-04, R-VAL-19, R-VAL-25.
 */
export function IdentityStep({ recovery, firstField }: StepProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const state = useReadable(recovery.state);
  const values = useReadable(recovery.values);
  const submitButton = useRef<HTMLButtonElement>(null);
  useFocusAfterCaptcha(recovery, submitButton);
  const wait = useWait(recovery, values);
  const errors = findIdentityErrors(values);
  const errorText = (field: keyof IdentityValues) => {
    const error = wasSubmitted ? errorOf(errors, field) : undefined;
    return error && tShared(error);
  };
  const handleSubmit = () => {
    setWasSubmitted(true);
    if (errors.length === 0 && wait === 0) recovery.askForCode('message');
  };
  const isProving = isDoing(state, 'proving');
  const items = [
    { value: 'phone', label: t('recovery.by_phone') },
    { value: 'email', label: t('recovery.by_email') },
  ] as const;
  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      <Tabs
        label={t('recovery.ways')}
        items={items}
        value={values.by}
        onChange={(by) => {
          setWasSubmitted(false);
          recovery.change({ by });
        }}
      >
        {items.map(({ value }) => (
          <TabPanel key={value} value={value} className={styles['fields']}>
            <UsernameField
              ref={firstField}
              reads={READS_USERNAME}
              value={values.username}
              error={errorText('username')}
              onChange={(username) => {
                recovery.change({ username });
              }}
            />
            {value === 'phone' ? (
              <PhoneField values={values} error={errorText('phone')} onChange={recovery.change} />
            ) : (
              <TextField
                label={t('recovery.email')}
                placeholder={t('recovery.email_hint')}
                icon="mail"
                name="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="off"
                spellCheck={false}
                reads={READS_EMAIL}
                value={values.email}
                error={errorText('email')}
                onChange={(email) => {
                  recovery.change({ email });
                }}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
      <RefusalNote recovery={state} />
      <Button
        ref={submitButton}
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isProving || isUnderWay(state)}
        aria-disabled={wait > 0}
      >
        {wait > 0 ? t('recovery.wait', { seconds: wait }) : t(isProving ? 'captcha.proving' : 'recovery.next')}
      </Button>
    </Form>
  );
}

/** Returns the seconds until a code may be requested, or 0 when the code already sent can be used. */
function useWait(recovery: StepProps['recovery'], values: IdentityValues): number {
  const codes = useReadable(recovery.sentCodes);
  const { now } = useShell().clock;
  const account = toAccount(values);
  const seconds = useCooldown(nextCodeAt(codes, account));
  return isCodeOnItsWay(codes, account, now()) ? 0 : seconds;
}
