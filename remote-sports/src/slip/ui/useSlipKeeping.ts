import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { parseSlip, slipToStorage } from '../../api/slipStorage';
import { isOpen } from '../placement';
import { slipStore, type SlipState } from '../slipStore';

const KEY = 'slip';

/** Keeps the slip on this device across reloads and in step with other tabs, and counts it on the dock. */
export function useSlipKeeping(): void {
  const { storage, dock } = useServices();

  useEffect(() => {
    const store = slipStore();
    const restore = () => {
      const kept = parseSlip(storage.read(KEY));
      // a bet on its way is this tab's own affair
      if (kept && !isOpen(store.getState().placement)) store.setState({ ...kept, placement: { at: 'editing' } });
    };
    if (isUntouched(store.getState())) restore();
    const endKeeping = store.subscribe((state, before) => {
      if (state.slip !== before.slip || state.stake !== before.stake || state.policy !== before.policy) {
        storage.write(KEY, slipToStorage(state));
      }
    });
    const endListening = storage.subscribe(KEY, restore);
    return () => {
      endKeeping();
      endListening();
    };
  }, [storage]);

  const count = useStore(slipStore(), ({ slip }) => slip.entries.length);
  useEffect(() => {
    dock.setCount('slip', count);
  }, [dock, count]);
}

function isUntouched({ slip, placement }: SlipState): boolean {
  return slip.entries.length === 0 && placement.at === 'editing';
}
