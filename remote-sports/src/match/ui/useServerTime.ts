import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** The server's time, read anew every `periodMs`. */
export function useServerTime(periodMs: number): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    setNow(clock.now());
    const timer = setInterval(() => {
      setNow(clock.now());
    }, periodMs);
    return () => {
      clearInterval(timer);
    };
  }, [clock, periodMs]);
  return now;
}
