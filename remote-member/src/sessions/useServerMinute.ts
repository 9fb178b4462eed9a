import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

const MINUTE_MS = 60_000;

/** The time by the server's clock, in milliseconds, again every minute. */
export function useServerMinute(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(clock.now());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, [clock]);
  return now;
}
