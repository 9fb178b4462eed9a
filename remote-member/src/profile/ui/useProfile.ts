import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchProfile } from '../../api/memberApi';

/** The member's own data. */
export function useProfile() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchProfile(http, { signal }), [http]);
  return useLoadable(load);
}
