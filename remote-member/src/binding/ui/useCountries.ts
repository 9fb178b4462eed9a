import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { DEFAULT_COUNTRY } from '@site/shared/validation';
import { fetchCountries } from '../../api/bindingApi';
import { useTranslation } from '../../i18n';
import type { Country } from '../contact';

/** The countries whose phones can be bound; China alone until they are read, and where they cannot be. */
export function useCountries(): readonly Country[] {
  const { http } = useServices();
  const { t } = useTranslation();
  const load = useCallback((signal: AbortSignal) => fetchCountries(http, { signal }), [http]);
  const { state } = useLoadable(load);
  return state.data ?? [{ ...DEFAULT_COUNTRY, name: t('binding.phone.china') }];
}
