import { useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { takeKeptPick } from './keptPick';
import { pick, slipStore } from './slipStore';

/** Puts what a guest picked into the slip once they have signed in, and shows it there. */
export function useKeptPick(): void {
  const { session, dock, clock } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  useEffect(() => {
    const entry = isSignedIn ? takeKeptPick(clock.now()) : undefined;
    if (entry && pick(slipStore(), entry) === undefined) dock.show('slip');
  }, [isSignedIn, dock, clock]);
}
