import { useEffect, useState } from 'react';

/** How long a control takes no press after it has come to mean something else, in milliseconds: a finger on its way was meant for what stood there. */
export const SETTLING_MS = 500;

/**
 * Returns true for 500 ms after a control has come to mean something else than before, also where it had no meaning in between: an order under
 * way, a suspended price. A control that had none until now is pressed at once.
 *
 * @param meaning differs for each effect of a press, such as `bet` and `accept-and-bet`; undefined while a press has none
 */
export function useSettling(meaning: string | undefined): boolean {
  const [settled, setSettled] = useState(meaning);
  const isSettling = settled !== undefined && meaning !== undefined && settled !== meaning;
  if (settled === undefined && meaning !== undefined) setSettled(meaning);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => setSettled(meaning), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isSettling, meaning]);
  return isSettling;
}
