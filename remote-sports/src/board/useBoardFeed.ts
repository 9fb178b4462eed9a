import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { useSportsReader } from '../channel-entry/useResource';
import type { BoardQuery } from './boardQuery';
import { boardStore } from '../feed/boardStore';
import type { BoardFeed } from '../feed/createBoardFeed';
import { boardInterest } from '../feed/matchInterest';
import { openBoardFeed } from '../feed/openBoardFeed';

/**
 * Keeps the matches of the board while it stands, and lets the link rest while the page is hidden.
 *
 * Implements R-SPORT-05, R-SPORT-06.
 */
export function useBoardFeed({ sport, phase, day }: Pick<BoardQuery, 'sport' | 'phase' | 'day'>): { readonly reload: () => void } {
  const { stream, logger } = useServices();
  const api = useSportsReader();
  const feed = useRef<BoardFeed>(undefined);

  useEffect(() => {
    const running = openBoardFeed(
      { stream, logger },
      {
        store: boardStore(),
        interest: boardInterest(),
        fetchMatches: api.fetchMatches,
        fetchLeagues: api.fetchLeagues,
      },
    );
    feed.current = running.feed;
    return () => {
      running.release();
      feed.current = undefined;
      running.feed.dispose();
    };
  }, [api, stream, logger]);

  // after the effect above: another feed is told what to show, too
  useEffect(() => {
    feed.current?.show({ sport, phase, day });
  }, [api, stream, logger, sport, phase, day]);

  const reload = useCallback(() => {
    feed.current?.reload();
  }, []);
  return { reload };
}
