import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Height of a row of the grid, in pixels; the same as in its style. */
const ROW_PX = 4;

/**
 * Packs the children of a grid of low rows without holes: each spans as many rows as it is high, and the next takes the highest free place. Their order
 * stays, so that keyboard and reader go the way the eye does. Heights are read as they change, before they are painted.
 *
 * @param order changes when the children do
 */
export function usePacked<Target extends HTMLElement>(order: string): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  useLayoutEffect(() => {
    const span = (target: Element, height: number) => {
      if (target instanceof HTMLElement && height > 0) target.style.gridRowEnd = `span ${Math.ceil(height / ROW_PX)}`;
    };
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) span(target, borderBoxSize[0]?.blockSize ?? 0);
    });
    const children = [...(ref.current?.children ?? [])];
    // All are read before any is written, so that the page is laid out once.
    const heights = children.map((child) => child.getBoundingClientRect().height);
    for (const [index, child] of children.entries()) {
      span(child, heights[index] ?? 0);
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
    };
  }, [order]);
  return ref;
}
