import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useLocalizedResource } from '../resource/useResource';
import { boardStore } from '../feed/boardStore';
import type { BoardFeed } from '../feed/createBoardFeed';
import { fetchLeagues, fetchMatches } from '../feed/matchApi';
import { boardInterest } from '../feed/matchInterest';
import type { ListQuery } from '../feed/matchList';
import { openBoardFeed } from '../feed/openBoardFeed';

/**
 * Keeps the matches of the board up to date while it is mounted and the page is visible.
 *
 * Implements R-SPORT-05, R-SPORT-06.
 */
export function useBoardFeed({ sport, phase, day }: ListQuery): { readonly reload: () => void } {
  const { stream, logger } = useServices();
  const resource = useLocalizedResource();
  const feed = useRef<BoardFeed>(undefined);

  useEffect(() => {
    const open = openBoardFeed(
      { stream, logger },
      {
        store: boardStore(),
        interest: boardInterest(),
        fetchMatches: (query, ending) => fetchMatches(resource, query, ending),
        fetchLeagues: (query, ending) => fetchLeagues(resource, query, ending),
      },
    );
    feed.current = open.feed;
    return () => {
      open.release();
      feed.current = undefined;
      open.feed.dispose();
    };
  }, [resource, stream, logger]);

  // This effect must come after the one above and repeat its dependencies, so that a new feed shows the current list.
  useEffect(() => {
    feed.current?.show({ sport, phase, day });
  }, [resource, stream, logger, sport, phase, day]);

  const reload = useCallback(() => {
    feed.current?.reload();
  }, []);
  return { reload };
}
