import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { History } from './history';
import type { Item } from './items';

/** Largest distance from the bottom that still counts as the bottom, in CSS pixels. */
const BOTTOM_SLACK_PX = 40;

/** Estimated height of a row before one of its kind is measured. */
const ESTIMATED_PX = 72;

/** Size of the list before it is measured, and in environments without layout. */
const FIRST_RECT = { width: 360, height: 800 };

/** Time for which a message stays marked after a jump to it. */
const MARKED_MS = 1_600;

export interface MessageWindow {
  readonly listRef: RefObject<HTMLDivElement | null>;
  /** Ref to the content above the first item. */
  readonly headRef: RefObject<HTMLDivElement | null>;
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  /** Number of messages that arrived below the visible part. */
  readonly missed: number;
  /** Message that was just jumped to. */
  readonly markedId: string | undefined;
  readonly toNewest: () => void;
  readonly jump: (messageId: string) => void;
}

/**
 * Returns the visible part of a long list. At the bottom it follows new messages. Elsewhere the visible messages keep
 * their position, whether earlier messages are added above or the oldest are dropped. A jump to a message that is not
 * loaded yet loads earlier ones until it is there.
 */
export function useMessageWindow(items: readonly Item[], history: History, onLoadHistory: () => void): MessageWindow {
  const listRef = useRef<HTMLDivElement>(null);
  const { headRef, headHeight } = useHeadHeight(history);
  const { estimate, learn } = useEstimate(items);
  /** True when the last render showed the end, before the list changed its height. */
  const wasAtEnd = useRef(true);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getScrollElement: () => listRef.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: estimate,
    measureElement: (element) => learn(element, (element instanceof HTMLElement && element.offsetHeight) || ESTIMATED_PX),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => {
        // A closed dock has no height, and its list must keep its position.
        if (rect.height === 0) return;
        // When content appears between list and composer, stay at the newest message.
        const stays = wasAtEnd.current;
        report(rect);
        if (stays) instance.scrollToEnd();
      }),
    initialRect: FIRST_RECT,
    paddingStart: headHeight,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: BOTTOM_SLACK_PX,
    useFlushSync: false,
  });
  const isAtEnd = virtualizer.isAtEnd(BOTTOM_SLACK_PX);
  useLayoutEffect(() => {
    wasAtEnd.current = isAtEnd;
  });
  const missed = useMissed(items, isAtEnd);
  useFocusAfterLast(listRef, history);
  const { markedId, jump } = useJump(items, history, {
    onLoadHistory,
    scrollTo: (index) => {
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
  });

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current || items.length === 0) return;
    isFirst.current = false;
    virtualizer.scrollToEnd();
  }, [items.length, virtualizer]);

  return {
    listRef,
    headRef,
    virtualizer,
    missed,
    markedId,
    jump,
    toNewest: () => {
      virtualizer.scrollToEnd();
      // The button that had the focus is removed.
      listRef.current?.focus({ preventScroll: true });
    },
  };
}

/**
 * Estimates heights by the lowest measured row of each kind, which is that of one line. Most messages have one line,
 * and a row with the estimated height neither shifts the list nor renders twice.
 */
function useEstimate(items: readonly Item[]) {
  const [lowest] = useState(() => new Map<Item['kind'], number>());
  return {
    estimate: (index: number): number => lowest.get(items[index]?.kind ?? 'message') ?? ESTIMATED_PX,
    learn(element: Element, height: number): number {
      const kind = items[Number(element.getAttribute('data-index'))]?.kind;
      if (kind !== undefined) lowest.set(kind, Math.min(height, lowest.get(kind) ?? height));
      return height;
    },
  };
}

function useHeadHeight(history: History) {
  const headRef = useRef<HTMLDivElement>(null);
  const [headHeight, setHeadHeight] = useState(0);
  useLayoutEffect(() => {
    setHeadHeight(headRef.current?.offsetHeight ?? 0);
  }, [history.status]);
  return { headRef, headHeight };
}

/** Returns the number of messages after the newest one that was seen at the bottom. */
function useMissed(items: readonly Item[], isAtEnd: boolean): number {
  const last = items.at(-1)?.id;
  const [seenId, setSeenId] = useState(last);
  if (isAtEnd && seenId !== last) setSeenId(last);
  if (isAtEnd) return 0;
  const seen = items.findLastIndex(({ id }) => id === seenId);
  return seen < 0 ? 0 : items.slice(seen + 1).filter(({ kind }) => kind === 'message').length;
}

/** Focuses the list when the focused button is removed with the last page of the history. */
function useFocusAfterLast(listRef: RefObject<HTMLDivElement | null>, history: History): void {
  const wasLoading = useRef(false);
  useEffect(() => {
    const hasEnded = wasLoading.current && (history.status === 'none' || history.status === 'full');
    if (hasEnded && document.activeElement === document.body) listRef.current?.focus({ preventScroll: true });
    wasLoading.current = history.status === 'loading';
  }, [history.status, listRef]);
}

interface Jumping {
  readonly onLoadHistory: () => void;
  readonly scrollTo: (index: number) => void;
}

function useJump(items: readonly Item[], history: History, { onLoadHistory, scrollTo }: Jumping) {
  const [wantedId, setWantedId] = useState<string>();
  const [markedId, setMarkedId] = useState<string>();
  const index = wantedId === undefined ? -1 : items.findIndex(({ id }) => id === wantedId);
  useEffect(() => {
    if (wantedId === undefined) return;
    if (index >= 0) {
      scrollTo(index);
      setMarkedId(wantedId);
      setWantedId(undefined);
    } else if (history.status === 'available') onLoadHistory();
    else if (history.status !== 'loading') setWantedId(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is done follows from these alone
  }, [wantedId, index, history]);
  useEffect(() => {
    if (markedId === undefined) return undefined;
    const timer = setTimeout(() => {
      setMarkedId(undefined);
    }, MARKED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [markedId]);
  return { markedId, jump: setWantedId };
}
