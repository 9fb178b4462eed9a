import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchFeedback } from '../../api/feedbackApi';

/**
 * One feedback as a whole. Having it marks its answer as read, which is told to whoever counts.
 *
 * @param onRead called once an answer that was unread has come
 */
export function useFeedback(id: string, onRead: () => void) {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchFeedback(http, id, { signal }), [http, id]);
  const { state, reload } = useLoadable(load);
  const wasUnread = state.data?.isUnread === true;
  useEffect(() => {
    if (wasUnread) onRead();
  }, [wasUnread, onRead]);
  return { state, reload };
}
