import { useCallback, useEffect } from 'react';
import type { BusEventName } from '@site/shared/contract/events';
import { useLoadable } from '@site/shared/loadable';
import { fromBus } from '@site/shared/streams';
import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { useShell } from '../services/ShellContext';
import type { MemberCounts } from './memberMenu';

/** What changes a count. The platform tells most of them in every tab. */
const CHANGES: readonly BusEventName[] = ['balance/changed', 'ticket/accepted', 'ticket/settled', 'inbox/read', 'inbox/arrived'];

/**
 * What waits for the member, read again when it may have changed.
 *
 * @param version where the member is: read again with each new place, too
 * @returns `undefined` until it is known, and of a platform that does not count
 */
export function useMemberCounts(version?: string): MemberCounts | undefined {
  const { http, bus } = useShell();
  const load = useCallback((signal: AbortSignal) => http.send(memberCountsCall, {}, { signal, onError: 'silent' }), [http]);
  const { state, reload } = useLoadable(load, version);
  useEffect(() => {
    const changes = fromBus(bus, ...CHANGES).subscribe(reload);
    return () => {
      changes.unsubscribe();
    };
  }, [bus, reload]);
  return state.data;
}
