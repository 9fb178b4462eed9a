import { useMemo } from 'react';
import { useServices } from '@site/shared/contract';
import { languageCode } from '@site/shared/i18n';
import { createSportsApi, type SportsApi } from '../../api/sportsApi';

/** What anybody may read of the channel, guests too: without its token, so that nothing here can end the channel or wait for it to be entered. */
export type PublicSportsApi = Pick<SportsApi, 'fetchLeagues' | 'fetchMatches' | 'fetchMatch'>;

/** The calls that views outside the channel read matches by. */
export function usePublicSportsApi(): PublicSportsApi {
  const { http, clock, locale } = useServices();
  return useMemo(
    () =>
      createSportsApi({
        http,
        clock,
        language: () => languageCode(locale.get()),
        launch: () => undefined,
        // the platform checks no uid where no channel token is sent
        onUidError: () => undefined,
      }),
    [http, clock, locale],
  );
}
