import { useCallback } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchPromotions } from './promotionApi';

/** Returns the current promotions, in the player's language. */
export function usePromotions() {
  const { http, locale } = useServices();
  const language = useReadable(locale);
  // Reload when the language changes, because the texts of the answer are in the language of the request.
  const load = useCallback((signal: AbortSignal) => fetchPromotions(http, { signal }), [http]);
  return useLoadable(load, language);
}
