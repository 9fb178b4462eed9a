import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { slipStore } from '../slip/slipStore';

/** A phone held upright that has room for the keypad: as in `StakeKeypad.module.css`. */
const PHONE = '(pointer: coarse) and (max-width: 767.98px) and (min-height: 700px)';

/** What the phone shows for a stake: no keyboard of its own over the sheet where the keypad is there, else one of figures. */
export function useStakeKeyboard(): 'none' | 'decimal' {
  const isPhone = useSyncExternalStore(listen, () => window.matchMedia(PHONE).matches);
  const hasKeypad = useStore(slipStore(), (state) => state.hasKeypad);
  return isPhone && hasKeypad ? 'none' : 'decimal';
}

function listen(onChange: () => void): () => void {
  const list = window.matchMedia(PHONE);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}
