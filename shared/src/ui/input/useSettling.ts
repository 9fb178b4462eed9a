import { useEffect, useState, type MouseEvent } from 'react';
import { SETTLING_MS } from '../../input/settlingMs';
import { usePressStart } from './usePressStart';

interface Settling {
  /** True for 500 ms after the effect of the control has changed. */
  readonly isSettling: boolean;
  readonly handlers: ReturnType<typeof usePressStart>['handlers'];
  /**
   * Returns true if a click was meant for the current effect, because its press started after the control had settled.
   */
  readonly isMeant: (click: Pick<MouseEvent, 'detail'>) => boolean;
}

/**
 * Ignores presses that started before the effect of a control changed, or within 500 ms after it, even if the control
 * had no effect in between (an order in progress, a suspended price). A control whose first effect appears accepts
 * presses immediately.
 *
 * @param meaning differs for each effect of a press, such as `bet` and `accept-and-bet`; undefined while a press has no
 * effect
 * @param before effect of a press at this place before the control was mounted, such as that of the button which opened
 * a confirmation; default: none
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
