import { useCallback, useMemo } from 'react';
import { merge } from 'rxjs';
import { useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { fromBus, visibleAgain } from '@site/shared/streams';
import { useRefreshed } from '../ui/useRefreshed';
import { fetchUnread } from './inboxApi';
import type { UnreadCounts } from './inboxMessage';

/**
 * Returns the unread counts of the signed-in member. Reloads when messages arrive or were read, when the balance
 * changes, and when the page becomes visible.
 */
export function useUnread(): Loadable<UnreadCounts> {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchUnread(http, { signal }), [http]);
  const changed$ = useMemo(() => merge(fromBus(bus, 'inbox/read', 'inbox/arrived', 'balance/changed'), visibleAgain(window)), [bus]);
  return useRefreshed({ load, changed$ }).state;
}
