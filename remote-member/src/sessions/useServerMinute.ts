import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { actWhileVisible } from '@site/shared/ui';

const MINUTE_MS = 60_000;

/** Returns the server time in milliseconds, and updates it every minute while the page is visible. */
export function useServerMinute(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(
    () =>
      actWhileVisible(MINUTE_MS, () => {
        setNow(clock.now());
      }),
    [clock],
  );
  return now;
}
