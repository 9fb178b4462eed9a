import { useEffect, useRef } from 'react';

const LEAST_WAIT_MS = 250;

/**
 * Polls while the page is visible, and at once when it becomes visible again.
 *
 * @param poll resolves with the milliseconds until the next call; it never rejects
 */
export function usePolling(poll: () => Promise<number>): void {
  const newest = useRef(poll);
  useEffect(() => {
    newest.current = poll;
  });
  useEffect(() => {
    const life = new AbortController();
    const isOver = (): boolean => life.signal.aborted;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async (): Promise<void> => {
      if (isOver() || isAsking || document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      isAsking = true;
      const wait = await newest.current();
      isAsking = false;
      if (!isOver()) timer = setTimeout(() => void run(), Math.max(wait, LEAST_WAIT_MS));
    };
    const runWhenShown = (): void => void run();
    void run();
    document.addEventListener('visibilitychange', runWhenShown);
    return () => {
      life.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', runWhenShown);
    };
  }, []);
}
