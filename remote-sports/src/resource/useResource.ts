import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { languageCode, type Locale } from '@site/shared/i18n';
import { useTranslation } from './texts';
import { channelStore, launchOf, leave, refuse } from '../channel-entry/channelEntry';
import type { ResourceContext } from './resourceApi';

/**
 * Returns the channel's resource for the calls of this view. When the platform no longer accepts the channel token for
 * this member, the player is notified once, and the channel is entered again afterwards.
 *
 * Implements R-ERR-6302, R-ERRB-08.
 */
export function useResource(): ResourceContext {
  const { locale } = useServices();
  return useResourceIn(useCallback(() => locale.get(), [locale]));
}

/**
 * Returns the same for views that store loaded data. The object changes with the language, because responses contain
 * localized names.
 */
export function useLocalizedResource(): ResourceContext {
  const locale = useReadable(useServices().locale);
  return useResourceIn(useCallback(() => locale, [locale]));
}

function useResourceIn(locale: () => Locale): ResourceContext {
  const services = useServices();
  const { t } = useTranslation();
  const uidError = useRef('');
  useEffect(() => {
    uidError.current = t('channel.uid_error');
  });

  // A dialog that closes because its view unmounts never resolves, so leave the channel here.
  useEffect(
    () => () => {
      if (channelStore().getState().status === 'refused') leave(channelStore());
    },
    [services],
  );

  return useMemo(() => {
    const { http, clock, session, overlays } = services;
    return {
      http,
      clock,
      language: () => languageCode(locale()),
      launch: () => launchOf(channelStore().getState(), session.member.get()?.userId),
      onUidError() {
        if (!refuse(channelStore())) return;
        void overlays.dialog({ message: uidError.current }).then(() => {
          leave(channelStore());
        });
      },
    };
  }, [services, locale]);
}
