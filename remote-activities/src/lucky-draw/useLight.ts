import { useEffect, useRef, useState } from 'react';
import { CRUISE_MS, landingDelays } from './landingDelays';

interface LightOptions {
  readonly fields: number;
  /** True while an answer is pending. */
  readonly isAwaiting: boolean;
  /** Index of the prize that was drawn, once known. */
  readonly target: number | undefined;
  readonly onRest: () => void;
}

/**
 * Returns the index of the lit field. The light runs while an answer is pending, and then stops on the prize that was
 * drawn. With reduced motion it jumps there at once.
 */
export function useLight({ fields, isAwaiting, target, onRest }: LightOptions): number | undefined {
  const [lit, setLit] = useState<number>();
  const litNow = useRef(0);
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    if (!isAwaiting && target === undefined) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const delays = target === undefined ? undefined : isStill ? [] : landingDelays(litNow.current, target, fields);
    let step = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = () => {
      if (delays !== undefined && step >= delays.length) {
        if (target !== undefined) litNow.current = target;
        setLit(target);
        rest.current();
        return;
      }
      timer = setTimeout(() => {
        step += 1;
        litNow.current = (litNow.current + 1) % fields;
        setLit(litNow.current);
        move();
      }, delays?.[step] ?? CRUISE_MS);
    };
    if (delays !== undefined || !isStill) move();
    return () => {
      clearTimeout(timer);
    };
  }, [fields, isAwaiting, target]);

  return lit;
}
