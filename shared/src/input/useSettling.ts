import { useEffect, useState } from 'react';
import { SETTLING_MS } from './settlingMs';

/**
 * Returns true for 500 ms after a control has come to mean something else than before, also where it had no meaning in between: an order under
 * way, a suspended price. A control that had none until now is pressed at once.
 *
 * @param meaning differs for each effect of a press, such as `bet` and `accept-and-bet`; undefined while a press has none
 * @param before effect of a press at this place until the control was mounted, as of the button that opened a question; default: none
 */
export function useSettling(meaning: string | undefined, before = meaning): boolean {
  const [settled, setSettled] = useState(before);
  const isSettling = settled !== undefined && meaning !== undefined && settled !== meaning;
  if (settled === undefined && meaning !== undefined) setSettled(meaning);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => setSettled(meaning), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isSettling, meaning]);
  return isSettling;
}
