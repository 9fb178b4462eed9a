import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the focus back to where it was, just before a part of the panel that holds it goes. The dialog would otherwise find it lost, and take it
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
