import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useServices, useReadable } from '@site/shared/contract';
import { usePublicResource } from '../resource/usePublicResource';
import { fetchMatch } from '../feed/matchApi';
import { createSharedTask, type RunningTask } from '../shared-tasks/createSharedTask';
import { openSlipSync } from './openSlipSync';
import { slipStore, pick } from './slipStore';
import { useFollowBet } from './useFollowBet';
import { takeKeptPick } from './keptPick';

/** Task shared by the views of a page: they show the same slip, so one of them synchronizes it for all. */
const slipSync = createSharedTask<RunningTask>();

/**
 * Synchronizes the slip with the device, other tabs and `slip/pick` while a sports view is mounted, and shows its count
 * on the dock. When no sports view is mounted, `slip/pick` has no listener.
 */
export function useSlipSync(): void {
  const services = useServices();
  const resource = usePublicResource();
  const followBet = useFollowBet();

  // Use a layout effect, so that the stored slip is restored before an effect of a child resumes bets that an earlier
  // page left open.
  useLayoutEffect(
    () => slipSync.join(() => openSlipSync(services, followBet, (matchId, ending) => fetchMatch(resource, matchId, ending))),
    [services, followBet, resource],
  );

  useKeptPick();

  const { dock } = services;
  const count = useStore(slipStore(), ({ slip }) => slip.entries.length);
  useEffect(() => {
    dock.setCount('slip', count);
  }, [dock, count]);
}

/** Puts a guest's pick into the slip once they have signed in, and shows the slip. */
function useKeptPick(): void {
  const { session, dock, clock } = useServices();
  const isSignedIn = useReadable(session.isSignedIn);
  useEffect(() => {
    const entry = isSignedIn ? takeKeptPick(clock.now()) : undefined;
    if (entry && pick(slipStore(), entry) === undefined) dock.show('slip');
  }, [isSignedIn, dock, clock]);
}
