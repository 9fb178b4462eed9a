import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus where an action has led: on the element (with `tabIndex={-1}`) when it appears, unless the player types somewhere by then.
 *
 * @param arrived false while the element is shown for another reason than an action of the player, such as a reload
 */
export function useArrivalFocus<Target extends HTMLElement>(arrived = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (arrived && !isTyping(document.activeElement)) target.current?.focus();
  }, [arrived]);
  return target;
}

function isTyping(active: Element | null): boolean {
  return (active instanceof HTMLInputElement && active.type !== 'radio' && active.type !== 'checkbox') || active instanceof HTMLTextAreaElement;
}
