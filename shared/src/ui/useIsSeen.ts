import { useEffect, useState, type RefObject } from 'react';
import { useIsVisible } from './useIsVisible';

/**
 * Whether the player can see an element: the page is visible, and the element is in the window. What moves by itself stops while it is not seen.
 *
 * It counts as in the window until the browser says otherwise.
 */
export function useIsSeen(target: RefObject<Element | null>): boolean {
  const isVisible = useIsVisible();
  const [isInWindow, setIsInWindow] = useState(true);

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

  return isVisible && isInWindow;
}
