import { useCallback, useEffect, useRef } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { actWhileVisible } from '@site/shared/ui';
import { fetchPromotions } from './promotionApi';

/** Interval at which an open page checks for the operator's changes. */
export const FOLLOW_EVERY_MS = 60_000;

/** Returns the current promotions, refreshed while the page is open, because the operator may end or change them. */
export function useFollowedPromotions() {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  const isFirst = useRef(true);
  const load = useCallback(
    (signal: AbortSignal) => {
      const force = !isFirst.current;
      isFirst.current = false;
      return fetchPromotions(http, { signal, force });
    },
    [http],
  );
  const { state, reload } = useLoadable(load, language);
  useEffect(() => actWhileVisible(FOLLOW_EVERY_MS, reload), [reload]);
  return { state, reload };
}
