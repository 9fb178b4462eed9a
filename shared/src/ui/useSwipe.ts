import { useRef, type TouchEvent } from 'react';

/** Least way of a finger that turns, in CSS pixels. */
const LEAST_PX = 40;

/** Returns handlers that turn one on by a finger that moves left, and one back by one that moves right. A way that is steeper scrolls the page. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const { clientX: x, clientY: y } = touches[0] ?? { clientX: 0, clientY: 0 };
      // A second finger zooms.
      start.current = touches.length === 1 ? { x, y } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const { current } = start;
      const end = changedTouches[0];
      start.current = undefined;
      if (current === undefined || end === undefined) return;
      const [x, y] = [end.clientX - current.x, end.clientY - current.y];
      if (Math.abs(x) >= LEAST_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
