import { useLayoutEffect, useRef, useState } from 'react';
import type { History } from './history';
import type { Outbox } from './outbox';
import type { Line } from './roomView';

/** The largest distance from the bottom that still counts as the bottom, in CSS pixels. */
const BOTTOM_SLACK_PX = 40;

/** The uppermost visible line, and its distance from the upper edge, in CSS pixels. */
interface ScrollAnchor {
  readonly line: Element;
  readonly top: number;
}

/**
 * Keeps the scroll position. At the bottom the list follows new messages; elsewhere the uppermost visible line keeps its position, whether
 * earlier messages are added above it or the oldest ones are dropped. (The scroll anchoring of browsers does not work at the very top.)
 */
export function useScrollAnchor(lines: readonly Line[], outbox: Outbox, history: History) {
  const listRef = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const anchor = useRef<ScrollAnchor>(undefined);
  const wasLoading = useRef(false);
  const [missed, setMissed] = useState(0);
  const newestSeen = useRef<string>(undefined);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    if (isAtBottom.current) list.scrollTop = list.scrollHeight;
    // A failure is shown above the lines, where the player looks: it pushes the lines down.
    else if (history.status !== 'failed' && anchor.current?.line.isConnected)
      list.scrollTop += topIn(list, anchor.current.line) - anchor.current.top;
    anchor.current = anchorIn(list);
    if (isAtBottom.current) newestSeen.current = lines.at(-1)?.id;
    setMissed(isAtBottom.current ? 0 : messagesAfter(lines, newestSeen.current));

    const hasEnded = wasLoading.current && (history.status === 'none' || history.status === 'full');
    // The button that had the focus was removed with the last page.
    if (hasEnded && document.activeElement === document.body) list.focus({ preventScroll: true });
    wasLoading.current = history.status === 'loading';
  }, [lines, outbox.length, history]);

  return {
    listRef,
    handleScroll: () => {
      const list = listRef.current;
      if (!list) return;
      isAtBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight < BOTTOM_SLACK_PX;
      anchor.current = anchorIn(list);
      if (!isAtBottom.current) return;
      newestSeen.current = lines.at(-1)?.id;
      setMissed(0);
    },
    /** How many messages have come below what is read. */
    missed,
    toNewest: () => {
      const list = listRef.current;
      if (!list) return;
      list.scrollTop = list.scrollHeight;
      // The button that was pressed goes away.
      list.focus({ preventScroll: true });
    },
  };
}

function messagesAfter(lines: readonly Line[], id: string | undefined): number {
  const at = lines.findIndex((line) => line.id === id);
  return at < 0 ? 0 : lines.slice(at + 1).filter(({ kind }) => kind === 'message').length;
}

/** The first child is the button for earlier messages, not a line. */
function anchorIn(list: Element): ScrollAnchor | undefined {
  const upperEdge = list.getBoundingClientRect().top;
  const line = [...list.children].slice(1).find((child) => child.getBoundingClientRect().bottom > upperEdge);
  return line && { line, top: topIn(list, line) };
}

function topIn(list: Element, line: Element): number {
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
