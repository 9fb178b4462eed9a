import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchRebateRanges } from '../../api/gradeApi';

/** Between which rebates a category lies, over the whole ladder. */
export function useRebateRanges() {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchRebateRanges(http, { signal }), [http]);
  return useLoadable(load);
}
