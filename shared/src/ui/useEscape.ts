import { useEffect, useRef, type RefObject } from 'react';
import { isComposing } from '../input/isComposing';

/**
 * Closes the content that a button has unfolded on Escape, before a surrounding dialog closes. Ignores an Escape that
 * ends a composition of an input method, and one pressed elsewhere, such as in a dialog above.
 *
 * @param around element that contains the button and the unfolded content
 * @param onEscape closes the content and returns the focus to the button
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
      // Browsers that do not focus a pressed button leave the focus on the body.
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
