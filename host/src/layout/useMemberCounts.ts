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
 * Returns what waits for the member, read again when it may have changed.
 *
 * @param place where the member is: the counts are read again with each new place, too
 * @returns `undefined` until it is known, and for a platform that does not count
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
