import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the viewport something still counts as near, so that it is rendered before it is scrolled to. */
const MARGIN = '1500px 0px';

/**
 * Whether a part of a long page is in the viewport or near it, so that what is far away need not be in the DOM.
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
        setIsNear(entries.at(-1)?.isIntersecting ?? false);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isLong]);

  return { ref, isNear: isNear || !isLong };
}
