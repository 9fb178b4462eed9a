import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { actEvery } from './sharedTimers';

/** Returns the server time, updated every `periodMs` at the same moment for all callers. */
export function useServerTime(periodMs: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    setNow(clock.now());
    return actEvery(periodMs, () => {
      setNow(clock.now());
    });
  }, [clock, periodMs]);
  return now;
}
