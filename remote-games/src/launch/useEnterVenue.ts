import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { keepEntryTitle } from './entryTitle';

interface EntryTarget {
  readonly enName: string;
  readonly gameCode: string;
  readonly title: string;
  readonly isTrial?: boolean;
}

/** Returns a function that emits an event to enter a venue or game. */
export function useEnterVenue(): (target: EntryTarget) => void {
  const { bus, storage } = useServices();
  return useCallback(
    ({ title, isTrial = false, ...game }: EntryTarget) => {
      keepEntryTitle(storage, game, title);
      bus.emit('venue/enter', { ...game, ...(isTrial ? { isTrial: true } : {}) });
    },
    [bus, storage],
  );
}
