import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { languageCode, type Locale } from '@site/shared/i18n';
import { createSportsApi, type SportsApi } from '../feed/matchApi';
import { useTranslation } from '../i18n';
import { channelStore, launchOf, leave, refuse } from './channelEntry';

/**
 * The calls of the channel for this view. Where the platform no longer takes the channel's token for this member, the player is told
 * once, and the channel is entered anew after that.
 *
 * Implements R-ERR-6302, R-ERRB-08.
 */
export function useSportsApi(): SportsApi {
  const { locale } = useServices();
  return useApi(useCallback(() => locale.get(), [locale]));
}

/** The same calls for whoever keeps what they read: another object in another language, as the names in the answers are others. */
export function useSportsReader(): SportsApi {
  const locale = useReadable(useServices().locale);
  return useApi(useCallback(() => locale, [locale]));
}

function useApi(locale: () => Locale): SportsApi {
  const services = useServices();
  const { t } = useTranslation();
  const uidError = useRef('');
  useEffect(() => {
    uidError.current = t('channel.uid_error');
  });

  // a dialog that ended with its view answers nobody
  useEffect(
    () => () => {
      if (channelStore().getState().status === 'refused') leave(channelStore());
    },
    [services],
  );

  return useMemo(() => {
    const { http, clock, session, overlays } = services;
    return createSportsApi({
      http,
      clock,
      language: () => languageCode(locale()),
      launch: () => launchOf(channelStore().getState(), session.member.get()?.userId),
      onUidError() {
        if (!refuse(channelStore())) return;
        void overlays.tips({ message: uidError.current }).then(() => {
          leave(channelStore());
        });
      },
    });
  }, [services, locale]);
}
