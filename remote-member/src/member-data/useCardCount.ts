import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable } from '@site/shared/loadable';
import { fetchCardCount } from './cardCountApi';

/** How many bank cards the member has bound; `undefined` until it is read, and where it cannot be. */
export function useCardCount(): number | undefined {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchCardCount(http, { signal }), [http]);
  return useLoadable(load).state.data;
}
