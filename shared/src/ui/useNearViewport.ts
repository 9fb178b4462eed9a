import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Distance from the viewport in pixels that still counts as near, so that content is rendered before it is scrolled
 * into view.
 */
const MARGIN_PX = 1_500;

/**
 * Returns whether a part of a long page is in the viewport or near it, so that distant parts can be left out of the
 * DOM. A part with the focus counts as near, because scrolling must not lose the focus.
 *
 * @param isLong false: everything counts as near, and nothing is observed
 * @param start whether it counts as near until the browser reports, and the margin outside the viewport
 */
export function useNearViewport(
  isLong: boolean,
  { isNearAtFirst = false, marginPx = MARGIN_PX }: { readonly isNearAtFirst?: boolean; readonly marginPx?: number } = {},
): { readonly ref: RefObject<HTMLDivElement | null>; readonly isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(isNearAtFirst);

  useEffect(() => {
    const element = ref.current;
    if (!isLong || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear((entries.at(-1)?.isIntersecting ?? false) || element.contains(document.activeElement));
      },
      { rootMargin: `${String(marginPx)}px 0px` },
    );
    // An element that is observed again is reported immediately. This removes a part that was only retained for its
    // focus.
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      observer.unobserve(element);
      observer.observe(element);
    };
    observer.observe(element);
    element.addEventListener('focusout', handleFocusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusout', handleFocusOut);
    };
  }, [isLong, marginPx]);

  return { ref, isNear: isNear || !isLong };
}
