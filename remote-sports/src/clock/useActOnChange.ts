import { useEffect, useRef } from 'react';

/**
 * Calls `act` when a value changes, at most once per `everyMs`; changes within that time are merged into one call. The
 * first value does not count as a change.
 *
 * @param value `undefined` while there is no value
 * @param act must be stable between renders (`useCallback`)
 */
export function useActOnChange(value: string | number | undefined, act: () => void, everyMs: number): void {
  const done = useRef({ value, at: -Infinity });
  useEffect(() => {
    const { current } = done;
    if (value === undefined || value === current.value) return undefined;
    if (current.value === undefined) {
      current.value = value;
      return undefined;
    }
    const timer = setTimeout(
      () => {
        done.current = { value, at: performance.now() };
        act();
      },
      Math.max(0, current.at + everyMs - performance.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [value, act, everyMs]);
}
