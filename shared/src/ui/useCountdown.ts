import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;

export interface CountdownOptions {
  /** Server's clock (`useServices().clock.now`), because the device's clock may be minutes off. */
  readonly now: () => number;
  /** Called once when the time has come; immediately if it has already passed. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * Returns the whole seconds until a time, rounded up, so that it is 0 exactly when the time comes. It is never
 * negative.
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
      // Fire at the next whole second of the remaining time instead of a second from now, so that a late timer does not
      // shift all later ones.
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
