import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';

/** The least between two reloads, where this clock is ahead of the server's. */
const MIN_DELAY_MS = 5_000;

/** The longest that a timer of the browser waits. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Reloads once the server's clock has reached a time; later than a timer can wait, the page is not open any more. */
export function useReloadAt(at: number | undefined, reload: () => void): void {
  const { clock } = useServices();
  useEffect(() => {
    const delay = at === undefined ? Number.POSITIVE_INFINITY : Math.max(MIN_DELAY_MS, at - clock.now());
    if (delay > MAX_DELAY_MS) return;
    const timer = setTimeout(reload, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [at, reload, clock]);
}
