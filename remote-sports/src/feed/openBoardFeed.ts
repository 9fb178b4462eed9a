import type { HostServices } from '@site/shared/contract';
import { createBoardFeed, type BoardFeed, type BoardFeedParts } from './createBoardFeed';
import { openOddsStream } from './oddsStreamApi';

/**
 * Time for which stream messages are collected and rendered together: the platform sends the price moves of one tick as
 * a burst.
 */
export const GATHER_MS = 30;

export interface OpenFeed {
  readonly feed: BoardFeed;
  /** Stops following the page visibility. The owner pauses or disposes the feed itself. */
  release(): void;
}

/** Opens a feed on the live odds with the services of a view; the feed pauses while the page is hidden. */
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
