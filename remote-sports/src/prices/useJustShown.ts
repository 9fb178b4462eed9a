import { useEffect, useRef, type MouseEvent } from 'react';
import { SETTLING_MS } from '@site/shared/input/settlingMs';
import { usePressStart } from '@site/shared/input/usePressStart';
import { hasJustMoved } from '../slip/priceSpots';

interface JustShown {
  /** Handlers of the button. */
  readonly handlers: ReturnType<typeof usePressStart>['handlers'];
  /** Returns true for a click that was meant for what stood here before. */
  readonly isJustShown: (click: Pick<MouseEvent, 'detail' | 'currentTarget'>) => boolean;
}

/**
 * Recognises a press that began before a price came up, changed or moved under the finger, or within 500 ms after, also where it was suspended in
 * between. It was meant for what stood there. Unlike `useSettling` it renders nothing: a board has hundreds of prices.
 *
 * @param shown differs for each price; undefined while there is none
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
