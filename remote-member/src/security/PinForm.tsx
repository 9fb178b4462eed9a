import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Form, PasswordField } from '@site/shared/ui';
import { resetPin, setPin } from './securityApi';
import { useTranslation } from './texts';
import { checkPin, hasNoErrors, type PinValues } from './bindingForms';
import { CodeLine } from './CodeLine';
import styles from '../ui/form.module.css';
import { PinField } from './PinField';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

interface PinFormProps {
  /** password: set it with the login password · code: reset it with a code sent to the bound phone */
  readonly by: 'password' | 'code';
  readonly onSet: () => void;
}

/** Sets or resets the second password. Implements R-MEMBER-13, R-API-024, R-API-025. */
export function PinForm({ by, onSet }: PinFormProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [pin, setPinText] = useState('');
  const [repeat, setRepeat] = useState('');
  const [proof, setProof] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const errors = checkPin({ pin, repeat, proof: { by: by === 'code' ? 'phone' : by, text: proof } });
  const errorOf = (field: keyof PinValues) => {
    const error = wasTried ? errors[field] : undefined;
    return error && t(`binding.error.${error}`);
  };

  const handleSubmit = () => {
    setWasTried(true);
    if (!hasNoErrors(errors)) return;
    void submit((ending) =>
      by === 'code' ? resetPin(http, { pin, code: proof }, ending) : setPin(http, { pin, password: proof }, ending),
    ).then((isSet) => {
      if (isSet) onSet();
    });
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      <PinField label={t('binding.pin.new')} value={pin} onChange={setPinText} error={errorOf('pin')} disabled={isSending} />
      <PinField label={t('binding.pin.repeat')} value={repeat} onChange={setRepeat} error={errorOf('repeat')} disabled={isSending} />
      {by === 'code' ? (
        <CodeLine use="password" value={proof} onChange={setProof} error={errorOf('proof')} />
      ) : (
        <PasswordField
          label={t('binding.login_password')}
          revealLabel={t('binding.reveal')}
          value={proof}
          onChange={setProof}
          error={errorOf('proof')}
          disabled={isSending}
        />
      )}
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t(by === 'code' ? 'binding.pin.submit_reset' : 'binding.pin.submit_set')}
      </Button>
    </Form>
  );
}
