import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { languageCode, type Locale } from '@site/shared/i18n';
import { createSportsApi, type SportsApi } from '../feed/matchApi';

/** What anybody may read of the channel, guests too: without its token, so that nothing here can end the channel or wait for it to be entered. */
export type PublicSportsApi = Pick<SportsApi, 'fetchLeagues' | 'fetchMatches' | 'fetchMatch'>;

/** The calls that views outside the channel read matches by. */
export function usePublicSportsApi(): PublicSportsApi {
  const { locale } = useServices();
  return useApi(useCallback(() => locale.get(), [locale]));
}

/** The same calls for whoever keeps what they read; see `useSportsReader`. */
export function usePublicSportsReader(): PublicSportsApi {
  const locale = useReadable(useServices().locale);
  return useApi(useCallback(() => locale, [locale]));
}

function useApi(locale: () => Locale): PublicSportsApi {
  const { http, clock } = useServices();
  return useMemo(
    () =>
      createSportsApi({
        http,
        clock,
        language: () => languageCode(locale()),
        launch: () => undefined,
        // the platform checks no uid where no channel token is sent
        onUidError: () => undefined,
      }),
    [http, clock, locale],
  );
}
