import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Height of a grid row in pixels; must equal the value in the stylesheet. */
const ROW_PX = 4;

/**
 * Packs the children of a grid with low rows without gaps: each child spans rows according to its height, and the next
 * child takes the highest free place. The DOM order stays, so that keyboard and screen reader follow the visual order.
 * Heights are measured as they change, before paint.
 *
 * @param order changes when the children change
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
    // Read all heights before writing any, so that the page is laid out only once.
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
