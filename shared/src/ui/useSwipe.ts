import { useRef, type TouchEvent } from 'react';

/** Minimum distance of a swipe in CSS pixels. */
const LEAST_PX = 40;

/**
 * Returns touch handlers that turn forward on a swipe to the left and back on a swipe to the right. A steeper movement
 * scrolls the page.
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const { clientX: x, clientY: y } = touches[0] ?? { clientX: 0, clientY: 0 };
      // Ignore gestures with a second finger, which zoom.
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
