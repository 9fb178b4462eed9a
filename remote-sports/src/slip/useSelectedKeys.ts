import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { SelectionKey } from '@site/shared/betting';
import { slipStore } from './slipStore';

export function useSelectedKeys(matchId: string): ReadonlySet<SelectionKey> {
  const keys = useStore(
    slipStore(),
    useShallow(({ slip }) => slip.entries.filter(({ match }) => match.id === matchId).map(({ key }) => key)),
  );
  return useMemo(() => new Set(keys), [keys]);
}
