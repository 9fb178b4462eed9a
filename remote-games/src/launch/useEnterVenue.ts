import { useCallback } from 'react';
import { useServices } from '@site/shared/contract';
import { keepEntryTitle } from './entryTitle';

interface WantedVenue {
  readonly enName: string;
  readonly gameCode: string;
  /** What the player knows it by. */
  readonly title: string;
  readonly isTrial?: boolean;
}

/** Asks for a venue to be entered, from wherever it is offered. */
export function useEnterVenue(): (wanted: WantedVenue) => void {
  const { bus, storage } = useServices();
  return useCallback(
    ({ title, isTrial = false, ...place }: WantedVenue) => {
      keepEntryTitle(storage, place, title);
      bus.emit('venue/enter', { ...place, ...(isTrial ? { trial: true } : {}) });
    },
    [bus, storage],
  );
}
