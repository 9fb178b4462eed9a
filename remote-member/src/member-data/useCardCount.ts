import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { useLoadable, type Loadable } from '@site/shared/loadable';
import { fetchCardCount } from './cardCountApi';

export interface CardCount {
  readonly state: Loadable<number>;
  readonly reload: () => void;
}

export function useCardCount(): CardCount {
  const { http } = useServices();
  const load = useCallback((signal: AbortSignal) => fetchCardCount(http, { signal }), [http]);
  return useLoadable(load);
}
