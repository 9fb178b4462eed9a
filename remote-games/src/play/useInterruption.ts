import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** Returns true while a dialog of the host that interrupts play covers the page. */
export function useInterruption(): boolean {
  const { bus } = useServices();
  const [isInterrupted, setIsInterrupted] = useState(false);
  useEffect(
    () =>
      bus.on('protection/reality-check', ({ isOpen }) => {
        setIsInterrupted(isOpen);
      }),
    [bus],
  );
  return isInterrupted;
}
