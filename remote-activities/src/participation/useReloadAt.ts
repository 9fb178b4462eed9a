import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';

/** After the beginning of another period, so that the platform's clock has passed it too. */
export const NEW_PERIOD_MARGIN_MS = 1_000;

/** A browser's timer cannot wait longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Reads again once a moment of the server's clock has come; never for `Infinity`. */
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
