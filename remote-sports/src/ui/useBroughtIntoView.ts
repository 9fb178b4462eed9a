import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls an element into view when it appears and whenever its content changes, at once: the last card of a list unfolds below the fold.
 *
 * @param content names what the element shows; empty where it was not unfolded by a press, which scrolls nothing
 */
export function useBroughtIntoView<Target extends HTMLElement>(content: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (content !== '') target.current?.scrollIntoView({ block: 'nearest' });
  }, [content]);
  return target;
}
