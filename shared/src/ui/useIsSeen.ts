import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useIsVisible } from './useIsVisible';

/** A dialog hides the rest of the page from readers while it is open. */
const COVERED = '[aria-hidden="true"], [inert]';

/**
 * Returns whether the player can see an element: the page is visible, the element is in the window, and no modal dialog lies over it. What moves by itself stops
 * while it is not seen.
 *
 * It counts as in the window until the browser says otherwise.
 */
export function useIsSeen(target: RefObject<Element | null>): boolean {
  const isVisible = useIsVisible();
  const [isInWindow, setIsInWindow] = useState(true);
  // The element itself may be hidden as decoration.
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
