import { useLayoutEffect, useRef } from 'react';
import { hasLostFocus } from './useFocusNearby';

/**
 * Returns the focus to the control that had it when a request was sent, because a form disables its controls while
 * busy.
 */
export function useFocusAfterBusy(isBusy: boolean): void {
  const held = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      held.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      return;
    }
    if (held.current?.isConnected === true && hasLostFocus()) held.current.focus();
    held.current = null;
  }, [isBusy]);
}
