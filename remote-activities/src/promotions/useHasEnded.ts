import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { Promotion } from './promotion';

/** Delay after the end, so that the platform's clock has passed it too. */
const MARGIN_MS = 1_000;

/** Upper bound of a browser timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Returns whether the promotion is over, and updates when it ends on an open page. */
export function useHasEnded({ endsAt = Infinity }: Pick<Promotion, 'endsAt'>): boolean {
  const { clock } = useServices();
  const [hasEnded, setHasEnded] = useState(() => clock.now() >= endsAt);

  useEffect(() => {
    const leftMs = endsAt - clock.now() + MARGIN_MS;
    setHasEnded(clock.now() >= endsAt);
    if (leftMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(
      () => {
        setHasEnded(true);
      },
      Math.max(0, leftMs),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [clock, endsAt]);

  return hasEnded;
}
