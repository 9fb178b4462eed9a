import { useEffect, useState, type MouseEvent } from 'react';
import { SETTLING_MS } from './settlingMs';
import { usePressStart } from './usePressStart';

interface Settling {
  /** True for 500 ms after the control has come to mean something else. */
  readonly isSettling: boolean;
  /** Handlers of the control. */
  readonly handlers: ReturnType<typeof usePressStart>['handlers'];
  /** Returns true if a click was meant for the present effect: its press began after the control had settled. */
  readonly isMeant: (click: Pick<MouseEvent, 'detail'>) => boolean;
}

/**
 * Ignores presses that began before a control came to mean something else, or within 500 ms after, also where it had no meaning in between: an order
 * under way, a suspended price. A control that had none until now is pressed at once.
 *
 * @param meaning differs for each effect of a press, such as `bet` and `accept-and-bet`; undefined while a press has none
 * @param before effect of a press at this place until the control was mounted, as of the button that opened a question; default: none
 */
export function useSettling(meaning: string | undefined, before = meaning): Settling {
  const [settled, setSettled] = useState(before);
  const isSettling = settled !== undefined && meaning !== undefined && settled !== meaning;
  if (settled === undefined && meaning !== undefined) setSettled(meaning);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => setSettled(meaning), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isSettling, meaning]);
  const { handlers, take } = usePressStart(() => settled);
  const isMeant: Settling['isMeant'] = (click) => {
    const atStart = take(click);
    return !isSettling && (atStart === undefined || atStart === meaning);
  };
  return { isSettling, handlers, isMeant };
}
