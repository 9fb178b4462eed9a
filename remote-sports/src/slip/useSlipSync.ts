import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { usePublicSportsApi } from '../channel-entry/usePublicResource';
import { slipRota } from './slipRota';
import { slipStore } from './slipStore';
import { openSlipSync } from './openSlipSync';
import { usePickByCode } from './usePickByCode';

/**
 * Keeps the slip while a view of sports stands, whichever it is, and counts it on the dock. Of several views at once, one does it for all.
 *
 * Without any such view nobody hears `slip/pick`: its effect ends with the view, like everything else.
 */
export function useSlipSync(): void {
  const services = useServices();
  const { fetchMatch } = usePublicSportsApi();
  const pickByCode = usePickByCode();

  useEffect(() => slipRota().join(() => openSlipSync(services, pickByCode, fetchMatch)), [services, pickByCode, fetchMatch]);

  const { dock } = services;
  const count = useStore(slipStore(), ({ slip }) => slip.entries.length);
  useEffect(() => {
    dock.setCount('slip', count);
  }, [dock, count]);
}
