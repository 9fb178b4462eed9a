import { useEffect, useEffectEvent, useState } from 'react';
import { AUTO_RETRY_DELAYS_MS } from './limits';

/**
 * Retries a few times automatically, each time after a longer wait.
 *
 * @param failure changes with each failure, and so starts the next wait
 * @returns the whole seconds left, or `undefined` during a retry and after the last one
 */
export function useAutoRetry(failure: string, isRetrying: boolean, onRetry: () => void): number | undefined {
  const [tries, setTries] = useState(0);
  const delayMs = isRetrying ? undefined : AUTO_RETRY_DELAYS_MS[tries];
  const [left, setLeft] = useState(delayMs === undefined ? undefined : toSeconds(delayMs));
  const retry = useEffectEvent(() => {
    setTries((count) => count + 1);
    onRetry();
  });

  useEffect(() => {
    if (delayMs === undefined) {
      setLeft(undefined);
      return undefined;
    }
    let seconds = toSeconds(delayMs);
    setLeft(seconds);
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      retry();
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [failure, delayMs]);

  return left;
}

function toSeconds(ms: number): number {
  return Math.round(ms / 1000);
}
