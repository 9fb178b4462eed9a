import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;

export interface CountdownOptions {
  /** The server's clock (`useServices().clock.now`): the device's own may be minutes off. */
  readonly now: () => number;
  /** Once, when the moment has come; at once if it is over already. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * Whole seconds until a moment, rounded up, so that it is 0 exactly when the moment comes; never below.
 *
 * @param until milliseconds since 1970 by the same clock
 */
export function useCountdown(until: number, { now, onEnd }: CountdownOptions): number {
  const [seconds, setSeconds] = useState(() => wholeSeconds(until - now()));
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const leftMs = until - latest.current.now();
      setSeconds(wholeSeconds(leftMs));
      if (leftMs <= 0) latest.current.onEnd?.();
      // At the next whole second of what is left, and not a second from now: a late timer must not shift all that follow.
      else timer = setTimeout(tick, leftMs % SECOND_MS || SECOND_MS);
    };
    tick();
    return () => {
      clearTimeout(timer);
    };
  }, [until]);
  return seconds;
}

function wholeSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / SECOND_MS));
}
