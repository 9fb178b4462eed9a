import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { actAfter } from '../clock/sharedTimers';

/** Whether something that happened at a moment of the server's time is still to be marked; false again once `markMs` have passed. */
export function useFading(at: number | undefined, markMs: number): boolean {
  const { clock } = useServices();
  const remaining = at === undefined ? 0 : markMs - (clock.now() - at);
  const [faded, setFaded] = useState<number | undefined>();

  useEffect(() => {
    if (at === undefined) return undefined;
    return actAfter(Math.max(0, markMs - (clock.now() - at)), () => {
      setFaded(at);
    });
  }, [at, clock, markMs]);

  return at !== undefined && remaining > 0 && faded !== at;
}
