import { useEffect, useRef } from 'react';
import { SETTLING_MS } from '@site/shared/input/settlingMs';

/**
 * Returns a function that tells whether a price has come up or changed within the last 500 ms, also where it was suspended in between. A press then was
 * meant for what stood there. Unlike `useSettling` it renders nothing: a board has hundreds of prices.
 *
 * @param shown differs for each price; undefined while there is none
 */
export function useJustShown(shown: string | undefined): () => boolean {
  const seen = useRef<{ readonly shown: string; readonly at: number }>(undefined);
  useEffect(() => {
    if (shown !== undefined && shown !== seen.current?.shown) seen.current = { shown, at: performance.now() };
  }, [shown]);
  return () => seen.current === undefined || performance.now() - seen.current.at < SETTLING_MS;
}
