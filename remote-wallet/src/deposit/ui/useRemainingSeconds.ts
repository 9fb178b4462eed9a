import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** Whole seconds until a moment by the server's clock, never below 0. */
export function useRemainingSeconds(until: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clock.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [clock]);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
