import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the result of an action: to the element (with `tabIndex={-1}`) when it appears, unless the player
 * is typing by then.
 *
 * @param arrived false when the element is shown for another reason than an action of the player, such as a reload
 */
export function useArrivalFocus<Target extends HTMLElement>(arrived = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (arrived && !isTyping(document.activeElement)) target.current?.focus();
  }, [arrived]);
  return target;
}

/** Returns whether the player is typing. A field that was disabled by pressing Enter in it does not count. */
export function isTyping(active: Element | null): boolean {
  const isText =
    (active instanceof HTMLInputElement && active.type !== 'radio' && active.type !== 'checkbox') || active instanceof HTMLTextAreaElement;
  return isText && !active.disabled;
}
