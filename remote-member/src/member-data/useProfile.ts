import { useCallback, useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchProfile } from './profileApi';

/** Returns the member's profile, and reloads it on `member/changed`. */
export function useProfile() {
  const { http, bus } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchProfile(http, { signal }), [http]);
  const { state, reload } = useLoadable(load);

  useEffect(() => bus.on('member/changed', reload), [bus, reload]);
  return { state, reload };
}
