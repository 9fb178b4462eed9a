import { useLayoutEffect, type RefObject } from 'react';

/**
 * Restores the focus just before a part of the panel that has it is removed. The dialog would otherwise notice the loss, and focus
 * for itself a frame later.
 */
export function useReturnedFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = part;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && current?.contains(document.activeElement) === true) before.focus();
    };
  }, [part]);
}
