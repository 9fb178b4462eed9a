import type { HostServices } from '@site/shared/contract';
import { createBoardFeed, type BoardFeed, type BoardFeedParts } from './createBoardFeed';
import { openOddsStream } from './oddsStreamApi';

/** What the stream sends within so long is rendered at once: the platform sends the moves of a tick as a burst of messages. */
export const GATHER_MS = 30;

export interface OpenFeed {
  readonly feed: BoardFeed;
  /** Stops following the visibility of the page. The feed itself is paused or disposed by its owner. */
  release(): void;
}

/** A feed on the live odds of a view's services, paused while the page is hidden. */
export function openBoardFeed(
  { stream, logger }: Pick<HostServices, 'stream' | 'logger'>,
  sources: Omit<BoardFeedParts, 'openLink' | 'actLater'>,
): OpenFeed {
  const feed = createBoardFeed({
    ...sources,
    actLater: (act) => {
      const timer = setTimeout(act, GATHER_MS);
      return () => {
        clearTimeout(timer);
      };
    },
    openLink: (handlers) =>
      openOddsStream(
        stream,
        { hasGoals: sources.interest !== undefined },
        {
          ...handlers,
          onMalformed: (problem) => {
            logger.warn('odds stream: message ignored', { problem });
          },
        },
      ),
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
