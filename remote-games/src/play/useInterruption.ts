import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';

/** Said by hosts of contract 1.8.0 and later: so it is not asked of the contract, and this remote runs on earlier ones too. */
interface InterruptionBus {
  on(name: 'protection/reality-check', listener: (event: { readonly isOpen: boolean }) => void): () => void;
}

/** Whether a dialog of the host that interrupts play lies over the page. */
export function useInterruption(): boolean {
  const bus = useServices().bus as unknown as InterruptionBus;
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
