import { useCallback } from 'react';
import type { CallResult } from '@site/shared/contract/http';
import { useLoadable } from '@site/shared/loadable';
import { DEFAULT_COUNTRY, type PhoneCountry } from '@site/shared/validation';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';

/** Country with its name in the player's language. */
export interface Country extends PhoneCountry {
  readonly name: string;
}

/**
 * Returns the countries whose phone numbers are accepted. China is the only one until they are loaded, and when loading
 * fails. Implements R-AREA-01.
 */
export function useCountries(): readonly Country[] {
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
