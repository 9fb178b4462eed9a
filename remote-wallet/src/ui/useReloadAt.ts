import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';

/** Minimum delay before a reload, in case the local clock is ahead of the server's. */
const MIN_DELAY_MS = 5_000;

/** Maximum delay of a browser timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Reloads once the server's clock has reached a time. Ignores times beyond the maximum timer delay, because the page
 * will not stay open that long.
 */
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
