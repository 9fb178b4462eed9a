import { useEffect } from 'react';
import { useReadable, useServices } from '@site/shared/contract';
import { takeKeptPick } from './keptPick';
import { pick, slipStore } from './slipStore';

/** Puts a guest's pick into the slip once they have signed in, and shows the slip. */
export function useKeptPick(): void {
  const { session, dock, clock } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  useEffect(() => {
    const entry = isSignedIn ? takeKeptPick(clock.now()) : undefined;
    if (entry && pick(slipStore(), entry) === undefined) dock.show('slip');
  }, [isSignedIn, dock, clock]);
}
