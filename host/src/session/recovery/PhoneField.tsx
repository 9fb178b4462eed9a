import { phoneInput } from '@site/shared/input';
import { Field, Select, TextField } from '@site/shared/ui';
import { useTranslation } from './texts';
import { INPUT_LENGTHS } from '../limits';
import styles from './FindPassword.module.css';
import type { IdentityValues } from './recoveryAccount';
import { useCallback } from 'react';
import type { CallResult } from '@site/shared/contract/http';
import { useLoadable } from '@site/shared/loadable';
import { DEFAULT_COUNTRY, type PhoneCountry } from '@site/shared/validation';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { useShell } from '../../services/ShellContext';

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

/** Country with its name in the player's language. */
interface Country extends PhoneCountry {
  readonly name: string;
}

/**
 * Returns the countries whose phone numbers are accepted. China is the only one until they are loaded, and when loading
 * fails. Implements R-AREA-01.
 */
function useCountries(): readonly Country[] {
  const { http } = useShell();
  const { t } = useTranslation();
  const load = useCallback(
    async (signal: AbortSignal): Promise<CallResult<readonly Country[]>> => {
      const result = await http.send(countryAreasCall, { area: '' }, { signal, onError: 'silent' });
      if (!result.ok) return result;
      return { ok: true, data: result.data.list.map(({ areaName, areaCode, regex }) => ({ name: areaName, areaCode, regex })) };
    },
    [http],
  );
  const { state } = useLoadable(load);
  return state.data ?? [{ ...DEFAULT_COUNTRY, name: t('recovery.china') }];
}
