import type { HostServices } from '@site/shared/contract';
import { openOddsStream } from './oddsStreamApi';
import { createBoardFeed, type BoardFeed, type BoardFeedDependencies } from './createBoardFeed';
import { GATHER_MS } from './limits';

export interface RunningFeed {
  readonly feed: BoardFeed;
  /** The page no longer tells it when to rest. The feed itself is ended by its owner. */
  release(): void;
}

/** A feed on the live odds of a view's services: a burst is taken in together, and its link rests while the page is hidden. */
export function openBoardFeed(
  { stream, logger }: Pick<HostServices, 'stream' | 'logger'>,
  sources: Omit<BoardFeedDependencies, 'openLink' | 'actLater'>,
): RunningFeed {
  const feed = createBoardFeed({
    ...sources,
    actLater: (act) => {
      const timer = setTimeout(act, GATHER_MS);
      return () => {
        clearTimeout(timer);
      };
    },
    openLink: (handlers) =>
      openOddsStream(stream, {
        ...handlers,
        onMalformed: (problem) => {
          logger.warn('odds stream: message ignored', { problem });
        },
      }),
  });
  const handleVisibility = () => {
    if (document.hidden) feed.pause();
    else feed.resume();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  return {
    feed,
    release: () => {
      document.removeEventListener('visibilitychange', handleVisibility);
    },
  };
}
