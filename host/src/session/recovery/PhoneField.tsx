import { phoneInput } from '@site/shared/input';
import { Field, Select, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { INPUT_LENGTHS } from '../limits';
import styles from './FindPassword.module.css';
import type { IdentityValues } from './recoveryAccount';
import { useCountries } from './useCountries';

interface PhoneFieldProps {
  readonly values: IdentityValues;
  readonly error: string | undefined;
  readonly onChange: (values: Partial<IdentityValues>) => void;
}

/** Shows the country, and the number without its country code. Implements R-VAL-20, R-VAL-22. */
export function PhoneField({ values: { country, phone }, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation();
  const countries = useCountries();
  return (
    <div className={styles['phone']}>
      <Field label={t('recovery.country')}>
        <Select
          options={countries.map(({ areaCode, name }) => ({ value: areaCode, label: `+${areaCode} ${name}` }))}
          value={country.areaCode}
          onChange={(areaCode) => {
            const chosen = countries.find((each) => each.areaCode === areaCode);
            if (chosen) onChange({ country: { areaCode: chosen.areaCode, regex: chosen.regex } });
          }}
        />
      </Field>
      <TextField
        label={t('recovery.phone')}
        placeholder={t('recovery.phone_hint')}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        reads={phoneInput(country.areaCode, INPUT_LENGTHS.recovery.phone)}
        value={phone}
        error={error}
        onChange={(typed) => {
          onChange({ phone: typed });
        }}
      />
    </div>
  );
}
