import { useLayoutEffect, type RefObject } from 'react';

/**
 * Restores the focus just before the focused part of the panel is removed. Otherwise the dialog notices the loss one
 * frame later and moves the focus itself.
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
