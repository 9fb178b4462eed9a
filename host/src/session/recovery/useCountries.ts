import { useCallback } from 'react';
import type { CallResult } from '@site/shared/contract/http';
import { useLoadable } from '@site/shared/loadable';
import { DEFAULT_COUNTRY, type PhoneCountry } from '@site/shared/validation';
import { countryAreasCall } from '@site/shared/wire/accounts';
import { useTranslation } from './texts';
import { useShell } from '../../services/ShellContext';

/** With its name in the player's language. */
export interface Country extends PhoneCountry {
  readonly name: string;
}

/** The countries whose phones are served; China alone until they are read, and where they cannot be. Implements R-AREA-01. */
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
