import { useMemo, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { useReadable } from '@site/shared/contract/useReadable';
import { compactInput } from '@site/shared/input';
import { Button, Form, PasswordField } from '@site/shared/ui';
import { PASSWORD_LENGTH } from '@site/shared/validation';
import { createCommonPasswords } from '@site/shared/common-passwords';
import { changePassword } from './securityApi';
import { useTranslation } from './texts';
import { checkLoginPassword, hasNoErrors, NO_PROOF, type LoginPasswordValues } from './bindingForms';
import type { OwnContact } from './contact';
import styles from '../ui/form.module.css';
import { OwnerProofField } from './OwnerProofField';
import { SubmissionNote } from '../ui/SubmissionNote';
import { useSubmission } from '../ui/useSubmission';

const EMPTY: LoginPasswordValues = { proof: NO_PROOF, password: '', repeat: '' };

const NEW_PASSWORD_INPUT = compactInput(PASSWORD_LENGTH.max);

interface LoginPasswordFormProps {
  /** Contacts to which a code can be sent instead of entering the old password. */
  readonly contacts: readonly OwnContact[];
  readonly onChanged: () => void;
}

/**
 * Changes the login password with the old one, or with a code sent to phone or e-mail. Implements R-API-018, R-API-019,
 * R-API-020.
 */
export function LoginPasswordForm({ contacts, onChanged }: LoginPasswordFormProps) {
  const { http, session } = useServices();
  const { t } = useTranslation();
  const username = useReadable(session.member)?.name ?? '';
  const { state, isSending, submit } = useSubmission();
  const [values, setValues] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);
  const passwords = useMemo(() => createCommonPasswords(), []);
  const isCommon = useReadable(passwords.isCommon);
  const errors = checkLoginPassword(values, isCommon);

  const handleSubmit = () => {
    setWasTried(true);
    if (hasNoErrors(errors)) void change();
  };
  const change = async () => {
    const isRefused = (await passwords.load())(values.password);
    if (!isRefused && (await submit((ending) => changePassword(http, values, ending)))) onChanged();
  };

  return (
    <Form className={styles['form']} onSubmit={handleSubmit}>
      {/* Password managers read the account's name from this field. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <OwnerProofField
        contacts={contacts}
        use="loginPassword"
        passwordLabel={t('binding.login.old')}
        passwordHint={t('binding.login.old_hint')}
        value={values.proof}
        onChange={(proof) => {
          setValues({ ...values, proof });
        }}
        error={wasTried && errors.proof !== undefined ? t(`binding.error.${errors.proof}`) : undefined}
        disabled={isSending}
      />
      {passwordField('password', t('binding.login.new'))}
      {passwordField('repeat', t('binding.login.repeat'))}
      <SubmissionNote of={state} />
      <Button type="submit" variant="primary" size="lg" loading={isSending}>
        {t('card.change_password')}
      </Button>
    </Form>
  );

  function passwordField(field: 'password' | 'repeat', label: string) {
    const error = wasTried ? errors[field] : undefined;
    return (
      <PasswordField
        label={label}
        revealLabel={t('binding.reveal')}
        value={values[field]}
        onChange={(text) => {
          setValues({ ...values, [field]: text });
        }}
        autoComplete="new-password"
        reads={NEW_PASSWORD_INPUT}
        error={error && t(`binding.error.${error}`)}
        disabled={isSending}
        {...(field === 'password' ? { onFocus: () => void passwords.load() } : {})}
      />
    );
  }
}
