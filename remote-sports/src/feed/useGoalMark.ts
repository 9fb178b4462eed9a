import { useEffect, useState } from 'react';
import { useServices } from '@site/shared/contract';
import { actAfter } from '../clock/sharedTimers';
import type { TrackedMatch } from './matchFeed';

const GOAL_MARK_MS = 3_000;

/** Returns true while the last goal of a match is recent enough for its score to be tinted. */
export function useGoalMark(goal: TrackedMatch['goal']): boolean {
  const { clock } = useServices();
  const at = goal?.at;
  const remaining = at === undefined ? 0 : GOAL_MARK_MS - (clock.now() - at);
  const [faded, setFaded] = useState<number | undefined>();

  useEffect(() => {
    if (at === undefined) return undefined;
    return actAfter(Math.max(0, GOAL_MARK_MS - (clock.now() - at)), () => {
      setFaded(at);
    });
  }, [at, clock]);

  return at !== undefined && remaining > 0 && faded !== at;
}
