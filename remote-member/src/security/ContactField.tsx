import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { compactInput, phoneInput } from '@site/shared/input';
import { Field, Select, TextField } from '@site/shared/ui';
import { DEFAULT_COUNTRY, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '@site/shared/validation';
import { useTranslation } from './texts';
import type { Contact, Country } from './contact';
import styles from '../ui/form.module.css';
import { fetchCountries } from './securityApi';

const EMAIL_INPUT = compactInput(EMAIL_MAX_LENGTH);

interface ContactFieldProps {
  readonly contact: Contact;
  readonly onChange: (contact: Contact) => void;
  /** Called when the player leaves the field of the number or address. */
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** Renders the fields for country and phone number, or for an e-mail address. */
export function ContactField({ contact, ...rest }: ContactFieldProps) {
  return contact.kind === 'phone' ? <PhoneField contact={contact} {...rest} /> : <EmailField contact={contact} {...rest} />;
}

function PhoneField({
  contact,
  onChange,
  onBlur,
  error,
  disabled,
}: ContactFieldProps & { readonly contact: Extract<Contact, { kind: 'phone' }> }) {
  const { t } = useTranslation();
  const countries = useCountries();
  return (
    <div className={styles['phone']}>
      <Field label={t('binding.phone.country')}>
        <Select
          options={countries.map(({ areaCode, name }) => ({ value: areaCode, label: `+${areaCode} ${name}` }))}
          value={contact.country.areaCode}
          disabled={disabled}
          onChange={(areaCode) => {
            const country = countries.find((each) => each.areaCode === areaCode);
            if (country) onChange({ ...contact, country });
          }}
        />
      </Field>
      <TextField
        label={t('binding.phone.number')}
        value={contact.number}
        onChange={(number) => {
          onChange({ ...contact, number });
        }}
        onBlur={onBlur}
        reads={phoneInput(contact.country.areaCode, PHONE_MAX_LENGTH)}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={error}
        disabled={disabled}
      />
    </div>
  );
}

function EmailField({
  contact,
  onChange,
  onBlur,
  error,
  disabled,
}: ContactFieldProps & { readonly contact: Extract<Contact, { kind: 'email' }> }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('binding.email.address')}
      value={contact.address}
      onChange={(address) => {
        onChange({ ...contact, address });
      }}
      onBlur={onBlur}
      reads={EMAIL_INPUT}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      error={error}
      disabled={disabled}
    />
  );
}

/** Returns the countries whose phones can be bound; only China until they are loaded, or if loading fails. */
function useCountries(): readonly Country[] {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCountries(http, { signal }), [http]);
  const { state } = useLoadable(load);
  return state.data ?? [{ ...DEFAULT_COUNTRY, name: t('binding.phone.china') }];
}
