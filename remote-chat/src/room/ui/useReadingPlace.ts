import { useLayoutEffect, useRef } from 'react';
import type { Earlier } from '../earlier';
import type { Outbox } from '../outbox';
import type { Line } from '../roomView';

/** How far from the bottom still counts as there, in CSS pixels. */
const BOTTOM_SLACK_PX = 40;

/** The uppermost line in sight, and how far below the upper edge it begins, in CSS pixels. */
interface ReadingPlace {
  readonly line: Element;
  readonly top: number;
}

/**
 * Keeps the place where the player reads. At the bottom that is what is new; who has scrolled up stays at their line, whether earlier
 * messages come to stand above it or the oldest ones go. (The browsers that do this by themselves do not at the very top.)
 */
export function useReadingPlace(lines: readonly Line[], outbox: Outbox, earlier: Earlier) {
  const listRef = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const place = useRef<ReadingPlace>(undefined);
  const wasReading = useRef(false);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    if (isAtBottom.current) list.scrollTop = list.scrollHeight;
    // What failed is said above the lines: there the player looks, and the lines give way.
    else if (earlier.status !== 'failed' && place.current?.line.isConnected)
      list.scrollTop += topIn(list, place.current.line) - place.current.top;
    place.current = placeIn(list);

    const hasEnded = wasReading.current && (earlier.status === 'none' || earlier.status === 'full');
    // The button that had the focus has gone with the last page.
    if (hasEnded && document.activeElement === document.body) list.focus({ preventScroll: true });
    wasReading.current = earlier.status === 'reading';
  }, [lines, outbox.length, earlier]);

  return {
    listRef,
    handleScroll: () => {
      const list = listRef.current;
      if (!list) return;
      isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight < BOTTOM_SLACK_PX;
      place.current = placeIn(list);
    },
  };
}

/** The first child is the way to earlier messages, and no line. */
function placeIn(list: Element): ReadingPlace | undefined {
  const upperEdge = list.getBoundingClientRect().top;
  const line = [...list.children].slice(1).find((child) => child.getBoundingClientRect().bottom > upperEdge);
  return line && { line, top: topIn(list, line) };
}

function topIn(list: Element, line: Element): number {
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
