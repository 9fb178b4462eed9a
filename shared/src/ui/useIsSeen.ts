import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useIsVisible } from './useIsVisible';

/** An open dialog hides the rest of the page from screen readers. */
const COVERED = '[aria-hidden="true"], [inert]';

/**
 * Returns whether the player can see an element: the page is visible, the element is in the viewport, and no modal
 * dialog covers it. Automatic motion stops while it is not seen.
 *
 * The element counts as in the viewport until the browser reports otherwise.
 */
export function useIsSeen(target: RefObject<Element | null>): boolean {
  const isVisible = useIsVisible();
  const [isInWindow, setIsInWindow] = useState(true);
  // Start at the parent, because the element itself may be hidden from screen readers as decoration.
  const isCovered = useSyncExternalStore(watchCovers, () => target.current?.parentElement?.closest(COVERED) != null);

  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInWindow(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(target.current);
    return () => {
      observer.disconnect();
    };
  }, [target]);

  return isVisible && isInWindow && !isCovered;
}

function watchCovers(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden', 'inert'] });
  return () => {
    observer.disconnect();
  };
}
