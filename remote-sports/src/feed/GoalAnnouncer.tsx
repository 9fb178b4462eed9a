import { useStore } from 'zustand';
import { VisuallyHidden } from '@site/shared/ui';
import { useTranslation } from './texts';
import type { TrackedMatch } from './matchFeed';
import type { BoardState, BoardStore } from './boardStore';

/** Announces the latest goal of the shown matches to screen readers. Clocks are never announced. */
export function GoalAnnouncer({ store }: { readonly store: BoardStore }) {
  const { t } = useTranslation();
  const latest = useStore(store, latestGoal);
  const { home, away, score } = latest?.match ?? {};
  return (
    <div role="status">
      <VisuallyHidden>
        {latest?.goal && home && away && score
          ? t('feed.goal', { home: home.name, home_goals: score.home, away_goals: score.away, away: away.name })
          : ''}
      </VisuallyHidden>
    </div>
  );
}

function latestGoal({ feed }: BoardState): TrackedMatch | undefined {
  let latest: TrackedMatch | undefined;
  for (const tracked of feed.values()) {
    if (tracked.goal && tracked.goal.at > (latest?.goal?.at ?? 0)) latest = tracked;
  }
  return latest;
}
