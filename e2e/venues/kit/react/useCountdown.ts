import { deviceNow } from '@site/shared/deviceNow';
import { useEffect, useState } from 'react';

/**
 * Returns the whole seconds until something that is `msLeft` away, rounded up; 0 when it is reached. Counts from the
 * arrival of `answer`, so the player's clock may be wrong: `useCountdown(state.msLeft, state)`.
 *
 * @param answer a different value restarts the count
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
