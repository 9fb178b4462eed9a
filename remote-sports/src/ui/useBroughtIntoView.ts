import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls an element into view when it appears and whenever its content changes. The last card of a list would
 * otherwise expand below the fold.
 *
 * @param content identifies what the element shows; an empty value does not scroll, because the player did not expand
 * the element
 */
export function useBroughtIntoView<Target extends HTMLElement>(content: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (content !== '') target.current?.scrollIntoView({ block: 'nearest' });
  }, [content]);
  return target;
}
