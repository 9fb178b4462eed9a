import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Form } from '@site/shared/ui';
import { DEFAULT_COUNTRY } from '@site/shared/validation';
import { bindContact } from './securityApi';
import { useTranslation } from './texts';
import { checkContact, hasNoErrors, NO_PROOF, type ContactValues } from './bindingForms';
import type { Contact, ContactKind, OwnContact } from './contact';
import { CodeLine } from './CodeLine';
import { ContactField } from './ContactField';
import styles from '../ui/form.module.css';
import { OwnerProofField } from './OwnerProofField';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

interface ContactFormProps {
  readonly kind: ContactKind;
  /** Contact that is bound already; a code sent to it can replace the login password. */
  readonly own: OwnContact | undefined;
  readonly onBound: () => void;
}

const EMPTY = {
  phone: { kind: 'phone', country: DEFAULT_COUNTRY, number: '' },
  email: { kind: 'email', address: '' },
} as const satisfies Readonly<Record<ContactKind, Contact>>;

/**
 * Binds a phone or an e-mail address with a code sent to it and a proof of ownership. Implements R-MEMBER-09,
 * R-MEMBER-10.
 */
export function ContactForm({ kind, own, onBound }: ContactFormProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [contact, setContact] = useState<Contact>(EMPTY[kind]);
  const [code, setCode] = useState('');
  const [proof, setProof] = useState(NO_PROOF);
  const [wasTried, setWasTried] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const values: ContactValues = { contact, code, proof };
  const errors = checkContact(values);
  const errorOf = (field: keyof ContactValues) => {
    const isShown = wasTried || (field === 'contact' && wasLeft);
    const error = isShown ? errors[field] : undefined;
    return error && t(`binding.error.${error}`);
  };

  const handleSubmit = () => {
    setWasTried(true);
    if (!hasNoErrors(errors)) return;
    void submit((ending) => bindContact(http, values, ending)).then((isBound) => {
      if (isBound) onBound();
    });
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      <ContactField
        contact={contact}
        onChange={setContact}
        onBlur={() => {
          if (!isEmpty(contact)) setWasLeft(true);
        }}
        error={errorOf('contact')}
        disabled={isSending}
      />
      <CodeLine
        use={kind === 'phone' ? 'bindPhone' : 'bindEmail'}
        contact={contact}
        value={code}
        onChange={setCode}
        error={errorOf('code')}
      />
      <OwnerProofField contacts={own ? [own] : []} value={proof} onChange={setProof} error={errorOf('proof')} disabled={isSending} />
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t(kind === 'phone' ? 'binding.phone.submit' : 'binding.email.submit')}
      </Button>
    </Form>
  );
}

function isEmpty(contact: Contact): boolean {
  return (contact.kind === 'phone' ? contact.number : contact.address) === '';
}
