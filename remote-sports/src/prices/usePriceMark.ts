import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { PRICE_MARK_MS, type PriceMove } from '../feed/matchFeed';
import { actAfter } from '../clock/sharedTimers';

const PRICE_TINT_MS = 1_600;

/** Returns how a moved price is marked now: first with tint and arrow, then with the arrow alone, then not at all. */
export function usePriceMark(move: PriceMove | undefined): 'tinted' | 'arrow' | undefined {
  const { clock } = useServices();
  /**
   * End of the last mark that a timer reported. Needed because the timer may fire slightly before that time on the
   * clock.
   */
  const [ended, setEnded] = useState(0);
  const at = move?.at;

  useEffect(() => {
    if (at === undefined) return undefined;
    const age = clock.now() - at;
    const ends = [PRICE_TINT_MS, PRICE_MARK_MS]
      .filter((limit) => age < limit)
      .map((limit) =>
        actAfter(limit - age, () => {
          setEnded(at + limit);
        }),
      );
    return () => {
      for (const end of ends) end();
    };
  }, [at, clock]);

  if (at === undefined) return undefined;
  const age = Math.max(clock.now(), ended) - at;
  if (age < PRICE_TINT_MS) return 'tinted';
  return age < PRICE_MARK_MS ? 'arrow' : undefined;
}
