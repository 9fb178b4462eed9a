import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import type { Promotion } from './promotion';

/** After the end, so that the platform's clock has passed it too. */
const MARGIN_MS = 1_000;

/** A browser's timer cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether the promotion is over; it becomes so on an open page too. */
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
