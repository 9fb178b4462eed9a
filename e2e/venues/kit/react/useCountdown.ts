import { deviceNow } from '@site/shared/deviceNow';
import { useEffect, useState } from 'react';

/**
 * Whole seconds until something that is `msLeft` away, rounded up; 0 when it is there. Counts from the moment `answer` came, so that it does not
 * matter whether the player's clock is right: `useCountdown(state.msLeft, state)`.
 *
 * @param answer another one starts the count again
 */
export function useCountdown(msLeft: number, answer: unknown): number {
  const [seconds, setSeconds] = useState(() => secondsOf(msLeft));
  useEffect(() => {
    const end = deviceNow() + msLeft;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = end - deviceNow();
      setSeconds(secondsOf(left));
      if (left > 0) timer = setTimeout(tick, left % 1_000 || 1_000);
    };
    tick();
    return () => {
      clearTimeout(timer);
    };
  }, [msLeft, answer]);
  return seconds;
}

function secondsOf(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1_000));
}
