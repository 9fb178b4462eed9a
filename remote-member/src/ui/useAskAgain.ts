import { useCallback, useEffect, useState } from 'react';
import type { Loadable } from '@site/shared/loadable';

/**
 * Reads again on news, once the answer that is under way has come: news that comes while a screen first reads, as when the member stream opens,
 * aborts nothing.
 */
export function useAskAgain({ status }: Loadable<unknown>, reload: () => void): () => void {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || status === 'loading') return;
    setAsked(false);
    reload();
  }, [isAsked, status, reload]);
  return useCallback(() => {
    setAsked(true);
  }, []);
}
