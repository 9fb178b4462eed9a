import { useEffect, useState } from 'react';
import type { BusEventName } from '@site/shared/contract/events';
import { fromBus } from '@site/shared/streams';
import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { useShell } from '../services/ShellContext';
import type { MemberCounts } from './memberMenu';
import { streamMemberCounts } from './streamMemberCounts';

/** Events that change a count. The platform publishes most of them in every tab. */
const CHANGES: readonly BusEventName[] = ['balance/changed', 'ticket/accepted', 'ticket/settled', 'inbox/read', 'inbox/arrived'];

/**
 * Returns the member's pending items, read again when they may have changed.
 *
 * @param place current location of the member; each new one reads the counts again
 * @returns `undefined` while unknown, and for a platform without counts
 */
export function useMemberCounts(place?: string): MemberCounts | undefined {
  const { http, bus } = useShell();
  const [counts, setCounts] = useState<MemberCounts>();
  useEffect(() => {
    const abort = new AbortController();
    const subscription = streamMemberCounts({
      changed$: fromBus(bus, ...CHANGES),
      read: () => http.send(memberCountsCall, {}, { signal: abort.signal, onError: 'silent' }),
    }).subscribe(setCounts);
    return () => {
      subscription.unsubscribe();
      abort.abort();
    };
  }, [http, bus, place]);
  return counts;
}
