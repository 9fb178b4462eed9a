import { useEffect, useRef, type MouseEvent } from 'react';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { usePressStart } from '@site/shared/input/usePressStart';
import { hasJustMoved } from '../slip/priceSpots';

interface JustShown {
  readonly handlers: ReturnType<typeof usePressStart>['handlers'];
  /** Returns true for a click that was meant for the previous price at this position. */
  readonly isJustShown: (click: Pick<MouseEvent, 'detail' | 'currentTarget'>) => boolean;
}

/**
 * Detects a press that started before a price appeared, changed or moved under the finger, or within 500 ms after that,
 * even when the price was suspended in between. Such a press was meant for the previous price. Unlike `useSettling` it
 * does not re-render, because a board has hundreds of prices.
 *
 * @param shown differs for each price; `undefined` while there is no price
 */
export function useJustShown(shown: string | undefined): JustShown {
  const seen = useRef<{ readonly shown: string; readonly at: number }>(undefined);
  useEffect(() => {
    if (shown !== undefined && shown !== seen.current?.shown) seen.current = { shown, at: performance.now() };
  }, [shown]);
  const isNew = (pointedAt: Element | undefined): boolean =>
    seen.current === undefined || performance.now() - seen.current.at < SETTLING_MS || (pointedAt !== undefined && hasJustMoved(pointedAt));
  const { handlers, take } = usePressStart((pointedAt) => (isNew(pointedAt) ? 'new' : seen.current));
  const isJustShown: JustShown['isJustShown'] = (click) => {
    const atStart = take(click);
    return isNew(click.detail > 0 ? click.currentTarget : undefined) || (atStart !== undefined && atStart !== seen.current);
  };
  return { handlers, isJustShown };
}
