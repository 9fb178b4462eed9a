import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { languageCode, type Locale } from '@site/shared/i18n';
import type { ResourceContext } from './resourceApi';

/**
 * The resource without the channel's token, for what guests may read too. Its calls neither wait for the channel to be entered nor end it.
 */
export function usePublicResource(): ResourceContext {
  const { locale } = useServices();
  return usePublicResourceIn(useCallback(() => locale.get(), [locale]));
}

/** The same for views that keep what they read; see `useLocalizedResource`. */
export function useLocalizedPublicResource(): ResourceContext {
  const locale = useReadable(useServices().locale);
  return usePublicResourceIn(useCallback(() => locale, [locale]));
}

function usePublicResourceIn(locale: () => Locale): ResourceContext {
  const { http, clock } = useServices();
  return useMemo(
    () => ({
      http,
      clock,
      language: () => languageCode(locale()),
      launch: () => undefined,
      // The platform checks no uid where no channel token is sent.
      onUidError: () => undefined,
    }),
    [http, clock, locale],
  );
}
