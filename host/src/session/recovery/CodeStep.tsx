import { useState } from 'react';
import { useReadable } from '@site/shared/contract/useReadable';
import { useSharedTranslation } from '@site/shared/i18n';
import { codeInput } from '@site/shared/input';
import { Button, Form, TextField } from '@site/shared/ui';
import { errorOf, findErrors, MESSAGE_CODE_LENGTH, RECOVERY_CODE_RULES } from '@site/shared/validation';
import { useTranslation } from './texts';
import { INPUT_LENGTHS } from '../limits';
import { ResendButton, VoiceLink } from '../ui/CodeButtons';
import { VoiceCallDialog } from '../ui/VoiceCallDialog';
import type { StepProps } from './stepProps';
import styles from './FindPassword.module.css';
import { isDoing, isUnderWay } from './recovery';
import { describeTarget } from './recoveryAccount';
import { RefusalNote } from './RefusalNote';
import { nextCodeAt } from './sentCodes';
import { StepButtons } from './StepButtons';
import { useFocusAfterCaptcha } from './useFocusAfterCaptcha';

const READS_CODE = codeInput(MESSAGE_CODE_LENGTH, INPUT_LENGTHS.recovery.code);

/**
 * Shows step 1: the code, a resend button after one minute, and for a phone the option of a call. Implements
 * R-RESET-05, R-RESET-17, R-VAL-26, R-VAL-27, R-DLG-03.
 */
export function CodeStep({ recovery, firstField }: StepProps) {
  const { t } = useTranslation();
  const { t: tShared } = useSharedTranslation();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const state = useReadable(recovery.state);
  const { code } = useReadable(recovery.values);
  const codes = useReadable(recovery.sentCodes);
  useFocusAfterCaptcha(recovery, firstField);
  if (state.step !== 1) return null;
  const { account } = state;
  const target = describeTarget(account);
  const error = wasSubmitted ? errorOf(findErrors(RECOVERY_CODE_RULES, { code }), 'code') : undefined;
  const isProving = isDoing(state, 'proving');
  const isBusy = isProving || isUnderWay(state);
  const handleSubmit = () => {
    setWasSubmitted(true);
    if (code.trim() !== '') recovery.submitCode();
  };
  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      <p className={styles['target']}>
        {t('recovery.sent_to')} <b>{target}</b>
      </p>
      <TextField
        ref={firstField}
        label={t('new_device.code')}
        placeholder={t('recovery.code_hint')}
        icon="shield"
        size="lg"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        reads={READS_CODE}
        value={code}
        error={error && tShared(error)}
        onChange={(typed) => {
          recovery.change({ code: typed });
        }}
        suffix={
          <ResendButton
            nextCodeAt={nextCodeAt(codes, account)}
            isBusy={isProving || isDoing(state, 'sending')}
            onClick={() => {
              recovery.askForCode('message');
            }}
          />
        }
      />
      {account.by === 'phone' && (
        <VoiceLink
          nextCodeAt={nextCodeAt(codes, account)}
          onClick={() => {
            recovery.askForCode('voice');
          }}
        />
      )}
      <RefusalNote recovery={state} />
      <StepButtons onBack={recovery.goBack} canGoBack={!isUnderWay(state)}>
        <Button type="submit" variant="primary" size="lg" loading={isBusy}>
          {t(isProving ? 'captcha.proving' : 'recovery.next')}
        </Button>
      </StepButtons>
      {isDoing(state, 'calling') && <VoiceCallDialog phone={target} onClose={recovery.closeCall} />}
    </Form>
  );
}
