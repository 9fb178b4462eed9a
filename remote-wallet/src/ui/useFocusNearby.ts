import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus near a control that an action has removed: it moves to the innermost remaining element around it that
 * uses this hook (with `tabIndex={-1}`). The component of that element must re-render when the control is removed.
 *
 * @param landing element inside it that receives the focus; default: the element itself
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

  // Check after every render, because any of them may have removed the control.
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (hasLostFocus()) (landing ?? area).current?.focus();
  });
  return area;
}

/** Returns true when nothing has the focus, because the focused control was removed or disabled. */
export function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
