import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchGrades } from './vipApi';

/** Returns all grades, lowest first. */
export function useGrades() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchGrades(http, { signal }), [http]);
  return useLoadable(load);
}
