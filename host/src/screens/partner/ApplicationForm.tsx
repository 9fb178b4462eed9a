import { useState } from 'react';
import { useSharedTranslation } from '@site/shared/i18n';
import { textInput } from '@site/shared/input';
import { failureText } from '@site/shared/loadable';
import { Button, Form, Note, TextField } from '@site/shared/ui';
import { applyPartnerCall, CONTACT_MOST, PLAN_MOST, type PartnerKind } from '@site/shared/wire/partners';
import { useShell } from '../../services/ShellContext';
import styles from './PartnerSection.module.css';
import { usePartnerTexts } from './usePartnerTexts';

interface ApplicationFormProps {
  readonly kind: PartnerKind;
  readonly onApplied: () => void;
}

/** Asks what the member offers, and for contact details. */
export function ApplicationForm({ kind, onApplied }: ApplicationFormProps) {
  const texts = usePartnerTexts();
  const { t } = useSharedTranslation();
  const { http } = useShell();
  const [plan, setPlan] = useState('');
  const [contact, setContact] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isMissing = (value: string): boolean => isTried && value.trim() === '';

  const send = async (): Promise<void> => {
    setIsTried(true);
    if (plan.trim() === '' || contact.trim() === '') return;
    setIsSending(true);
    setRefusal(undefined);
    const result = await http.send(applyPartnerCall, { kind, plan: plan.trim(), contact: contact.trim() }, { onError: 'silent' });
    setIsSending(false);
    if (result.ok) onApplied();
    else setRefusal(failureText(result.failure, t));
  };
  return (
    <Form className={styles['form']} onSubmit={() => void send()}>
      {refusal !== undefined && <Note tone="danger" title={refusal} live="assertive" />}
      <TextField
        label={texts.kinds[kind].plan}
        value={plan}
        onChange={setPlan}
        reads={textInput(PLAN_MOST)}
        error={isMissing(plan) ? texts.plan_missing : undefined}
      />
      <TextField
        label={texts.contact}
        hint={texts.contact_hint}
        value={contact}
        onChange={setContact}
        reads={textInput(CONTACT_MOST)}
        error={isMissing(contact) ? texts.contact_missing : undefined}
      />
      <Button type="submit" variant="primary" loading={isSending} className={styles['submit']}>
        {texts.submit}
      </Button>
    </Form>
  );
}
