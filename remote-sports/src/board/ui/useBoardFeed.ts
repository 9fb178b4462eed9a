import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '@site/shared/contract';
import { openOddsStream } from '../../api/oddsStream';
import { useSportsApi } from '../../channel/ui/useSportsApi';
import type { BoardQuery } from '../boardQuery';
import { boardStore } from '../boardStore';
import { createBoardFeed, type BoardFeed } from '../createBoardFeed';

/**
 * Keeps the matches of the board while it stands, and lets the link rest while the page is hidden.
 *
 * Proves R-SPORT-05, R-SPORT-06.
 */
export function useBoardFeed({ sport, phase, day }: Pick<BoardQuery, 'sport' | 'phase' | 'day'>): { readonly reload: () => void } {
  const { stream, logger } = useServices();
  const api = useSportsApi();
  const feed = useRef<BoardFeed>(undefined);

  useEffect(() => {
    const own = createBoardFeed({
      store: boardStore(),
      fetchMatches: api.fetchMatches,
      fetchLeagues: (asked, ending) => api.fetchLeagues(asked.sport, asked.phase, ending),
      openLink: (handlers) =>
        openOddsStream(stream, {
          ...handlers,
          onMalformed: (problem) => {
            logger.warn('odds stream: message ignored', { problem });
          },
        }),
    });
    feed.current = own;
    const handleVisibility = () => {
      if (document.hidden) own.pause();
      else own.resume();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      feed.current = undefined;
      own.dispose();
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
