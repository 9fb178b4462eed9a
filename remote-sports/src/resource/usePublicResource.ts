import { useCallback, useMemo } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { languageCode, type Locale } from '@site/shared/i18n';
import type { ResourceContext } from './resourceApi';

/**
 * Returns the resource without the channel token, for content that guests can see too. Its calls do not wait for the
 * channel to be entered and never leave it.
 */
export function usePublicResource(): ResourceContext {
  const { locale } = useServices();
  return usePublicResourceIn(useCallback(() => locale.get(), [locale]));
}

/** Returns the same for views that store loaded data; see `useLocalizedResource`. */
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
      // The platform does not check the uid of calls without a channel token.
      onUidError: () => undefined,
    }),
    [http, clock, locale],
  );
}
