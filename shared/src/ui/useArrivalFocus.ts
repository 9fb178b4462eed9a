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

/** Whether the player is typing: an action that disables the field they pressed Enter in has ended it. */
export function isTyping(active: Element | null): boolean {
  const isText =
    (active instanceof HTMLInputElement && active.type !== 'radio' && active.type !== 'checkbox') || active instanceof HTMLTextAreaElement;
  return isText && !active.disabled;
}
