import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport something still counts as near, so that it is rendered before it is scrolled to. */
const MARGIN = '1500px 0px';

/**
 * Whether a part of a long page is in the viewport or near it, so that what is far away need not be in the DOM. A part with the focus counts as
 * near: the focus must not be lost because the page was scrolled.
 *
 * @param isLong false: everything counts as near, and nothing is watched
 */
export function useNearViewport(isLong: boolean): { readonly ref: RefObject<HTMLDivElement | null>; readonly isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!isLong || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setIsNear((entries.at(-1)?.isIntersecting ?? false) || element.contains(document.activeElement));
      },
      { rootMargin: MARGIN },
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
  }, [isLong]);

  return { ref, isNear: isNear || !isLong };
}
