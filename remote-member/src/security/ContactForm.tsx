import { useState } from 'react';
import { useServices } from '@site/shared/contract';
import { Button, Form, PasswordField } from '@site/shared/ui';
import { DEFAULT_COUNTRY } from '@site/shared/validation';
import { bindContact } from './securityApi';
import { useTranslation } from '../i18n';
import { checkContact, hasNoErrors } from './bindingForms';
import type { Contact, ContactKind } from './contact';
import { CodeLine } from './CodeLine';
import { ContactField } from './ContactField';
import styles from './form.module.css';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

interface ContactFormProps {
  readonly kind: ContactKind;
  /** One is bound already: the login password is required. */
  readonly isChange: boolean;
  readonly onBound: () => void;
}

const EMPTY = {
  phone: { kind: 'phone', country: DEFAULT_COUNTRY, number: '' },
  email: { kind: 'email', address: '' },
} as const satisfies Readonly<Record<ContactKind, Contact>>;

/** Binds a phone or an e-mail address with a code that is sent to it. Implements R-MEMBER-09, R-MEMBER-10. */
export function ContactForm({ kind, isChange, onBound }: ContactFormProps) {
  const { http } = useServices();
  const { t } = useTranslation();
  const { state, isSending, submit } = useSubmission();
  const [contact, setContact] = useState<Contact>(EMPTY[kind]);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const errors = checkContact({ contact, code, password }, isChange);
  const errorOf = (field: keyof typeof errors) => {
    const isShown = wasTried || (field === 'contact' && wasLeft);
    const error = isShown ? errors[field] : undefined;
    return error && t(`binding.error.${error}`);
  };

  const handleSubmit = () => {
    setWasTried(true);
    if (!hasNoErrors(errors)) return;
    void submit((ending) => bindContact(http, { contact, code, password: isChange ? password : undefined }, ending)).then((isBound) => {
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
      {isChange && (
        <PasswordField
          label={t('binding.login_password')}
          revealLabel={t('binding.reveal')}
          value={password}
          onChange={setPassword}
          error={errorOf('password')}
          disabled={isSending}
        />
      )}
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
