import { useEffect, useRef, type RefObject } from 'react';
import { isComposing } from '../input/isComposing';

/**
 * Closes what a button has unfolded at Escape, before a dialog around it does. Escape that ends a composition of an input method closes nothing,
 * nor does one pressed elsewhere, such as in a dialog above.
 *
 * @param around element that holds the button and what it has unfolded
 * @param onEscape closes it, and gives the focus back to the button
 */
export function useEscape(isOpen: boolean, around: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const newest = useRef(onEscape);
  useEffect(() => {
    newest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || isComposing(event)) return;
      // Browsers that focus no pressed button leave the focus on the body.
      if (target !== document.body && !(target instanceof Node && around.current?.contains(target) === true)) return;
      event.stopPropagation();
      newest.current();
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true });
    };
  }, [isOpen, around]);
}
