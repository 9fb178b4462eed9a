import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { slipStore } from '../slip/slipStore';

/**
 * Media query of a phone in portrait orientation with room for the keypad; must equal the one in
 * `StakeKeypad.module.css`.
 */
const PHONE = '(pointer: coarse) and (max-width: 767.98px) and (min-height: 700px)';

/** Returns the `inputMode` of the stake: no on-screen keyboard when the keypad is shown, otherwise a numeric one. */
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
