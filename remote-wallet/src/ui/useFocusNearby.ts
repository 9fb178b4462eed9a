import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus near a control that an action has taken away: it goes to the element around it (with `tabIndex={-1}`), the innermost that
 * is left. The component of the element is rendered by what takes the control away.
 *
 * @param landing where inside of it the focus goes; default: the element itself
 */
export function useFocusNearby<Area extends HTMLElement>(landing?: RefObject<HTMLElement | null>): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const focused = useRef<Element>(null);

  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && target !== element ? target : null;
    };
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
    };
  }, []);

  // After every render: any may have been the one that took the control away.
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (hasLostFocus()) (landing ?? area).current?.focus();
  });
  return area;
}

/** Nothing has the focus: the control that had it is gone or disabled. */
export function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
