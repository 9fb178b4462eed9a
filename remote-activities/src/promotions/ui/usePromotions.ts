import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchPromotions } from '../../api/promotionApi';

/** The promotions that are on, in the player's language. */
export function usePromotions() {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  // Another language is another answer.
  const load = useCallback((signal: AbortSignal) => fetchPromotions(http, { signal }), [http, language]);
  return useLoadable(load);
}
