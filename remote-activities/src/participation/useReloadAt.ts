import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';

/** Delay after the start of a period, so that the platform's clock has passed it too. */
export const NEW_PERIOD_MARGIN_MS = 1_000;

/** Upper bound of a browser timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Reloads at a moment of the server's clock. Never reloads for `Infinity`. */
export function useReloadAt(moment: number, reload: () => void): void {
  const { clock } = useServices();
  useEffect(() => {
    const delayMs = moment - clock.now() + NEW_PERIOD_MARGIN_MS;
    if (delayMs > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(reload, Math.max(0, delayMs));
    return () => {
      clearTimeout(timer);
    };
  }, [moment, clock, reload]);
}
