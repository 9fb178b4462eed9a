import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchUnread } from './inboxApi';
import type { UnreadCounts } from './inboxMessage';
import { useAskAgain } from '../ui/useAskAgain';

/**
 * The unread counts of the signed-in member. Reloaded when messages were read or have come, when the balance has changed, and when the page becomes
 * visible.
 */
export function useUnread(): Loadable<UnreadCounts> {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchUnread(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);
  const askAgain = useAskAgain(state, reload);

  useEffect(() => bus.on('inbox/read', askAgain), [bus, askAgain]);
  useEffect(() => bus.on('inbox/arrived', askAgain), [bus, askAgain]);
  useEffect(() => bus.on('balance/changed', askAgain), [bus, askAgain]);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [askAgain]);
  return state;
}
