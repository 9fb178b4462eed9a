import { useEffect, useRef } from 'react';

/**
 * Acts when a value changes, at once or as soon as `everyMs` have passed since the last time; further changes meanwhile are one.
 * The first value is no change.
 *
 * @param value `undefined` as long as there is none
 * @param act must be kept between renders (`useCallback`)
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
