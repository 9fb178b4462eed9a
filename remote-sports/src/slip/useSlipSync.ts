import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useServices } from '@site/shared/contract';
import { usePublicResource } from '../resource/usePublicResource';
import { fetchMatch } from '../feed/matchApi';
import { createSharedTask, type RunningTask } from '../shared-tasks/createSharedTask';
import { openSlipSync } from './openSlipSync';
import { slipStore } from './slipStore';
import { useFollowBet } from './useFollowBet';
import { useKeptPick } from './useKeptPick';

/** Several views of a page show the one slip: one of them synchronizes it for all. */
const slipSync = createSharedTask<RunningTask>();

/**
 * Synchronizes the slip with the device, other tabs and `slip/pick` while a view of sports is mounted, and counts it on the dock. Without
 * any such view `slip/pick` has no listener.
 */
export function useSlipSync(): void {
  const services = useServices();
  const resource = usePublicResource();
  const followBet = useFollowBet();

  // In a layout effect: what is kept is back before bets that an earlier page left open are resumed by an effect of a child.
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
