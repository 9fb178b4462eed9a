import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport something still counts as near, so that it is rendered before it is scrolled to: in pixels. */
const MARGIN_PX = 1_500;

/**
 * Whether a part of a long page is in the viewport or near it, so that what is far away need not be in the DOM. A part with the focus counts as
 * near: the focus must not be lost because the page was scrolled.
 *
 * @param isLong false: everything counts as near, and nothing is watched
 * @param start whether it counts as near until the browser has said so, and how far outside the viewport it still does
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
    // What is observed again is reported at once: a part that was kept for its focus goes when that has left.
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
