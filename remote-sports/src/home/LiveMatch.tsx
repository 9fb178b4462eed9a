import { useStore } from 'zustand';
import { useReadable, useServices } from '@site/shared/contract';
import { GoalAnnouncer } from '../feed/GoalAnnouncer';
import { homeStore } from '../feed/boardStore';
import { HighlightsFailed } from './HighlightsFailed';
import { LiveMatchCard } from './LiveMatchCard';
import { LiveMatchSkeleton } from './LiveMatchSkeleton';
import { useHighlights } from './useHighlights';
import frame from './LiveMatchFrame.module.css';

/**
 * Shows the card beside home's carousel: the first match in play, or the next to start today. Renders nothing when
 * there is no match, or in a build without the channel; the host then knows that the mount point is free.
 */
export function LiveMatch() {
  const { flags } = useServices();
  const { selfSport } = useReadable(flags);
  return selfSport ? <FirstHighlight /> : null;
}

function FirstHighlight() {
  const { matchIds, reload } = useHighlights();
  if (matchIds.data === undefined) {
    return (
      <div className={frame['card']} aria-busy={matchIds.status === 'loading'}>
        {matchIds.status === 'failed' ? <HighlightsFailed onRetry={reload} /> : <LiveMatchSkeleton />}
      </div>
    );
  }
  const [first] = matchIds.data;
  return first === undefined ? null : <FirstMatch matchId={first} />;
}

function FirstMatch({ matchId }: { readonly matchId: string }) {
  const store = homeStore();
  const tracked = useStore(store, ({ feed }) => feed.get(matchId));
  if (!tracked) return null;
  return (
    <>
      <LiveMatchCard tracked={tracked} />
      <GoalAnnouncer store={store} />
    </>
  );
}

export { LiveMatch as View };
