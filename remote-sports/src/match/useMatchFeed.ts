import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { mapResult, useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { boardStore, type BoardState } from '../feed/boardStore';
import type { BoardFeed } from '../feed/createBoardFeed';
import { openBoardFeed } from '../feed/openBoardFeed';
import { useSportsReader } from '../channel-entry/useResource';
import { WHOLE_MATCH_MS } from './limits';
import type { TrackedMatch } from '../feed/matchFeed';
import { useActOnChange } from './useActOnChange';

/** The lists of the channel are not shown beside a match; it is watched by its id alone. */
const ASKED = { sport: 'football', phase: 'in-play', day: undefined } as const;

export interface WatchedMatch {
  readonly reading: Loadable<unknown>;
  /** Absent until it was read, and for a moment after it has left the feed. */
  readonly tracked: TrackedMatch | undefined;
  readonly reload: () => void;
}

/**
 * Keeps one match with every market it has. The stream tells the changes of its facts and of the board's markets at once; with each of them
 * the whole match is read again, so that the other markets follow, and so that one that has ended is still shown.
 */
export function useMatchFeed(matchId: string): WatchedMatch {
  const { stream, logger } = useServices();
  const api = useSportsReader();
  const feed = useRef<BoardFeed>(undefined);

  useEffect(() => {
    const running = openBoardFeed(
      { stream, logger },
      {
        store: boardStore(),
        depth: 'whole',
        fetchMatches: async (_asked, ending) =>
          mapResult(await api.fetchMatch(matchId, ending), (match) => ({
            version: match.version,
            isComplete: true,
            matches: [match],
            removed: [],
          })),
      },
    );
    feed.current = running.feed;
    running.feed.show(ASKED);
    return () => {
      running.release();
      feed.current = undefined;
      running.feed.dispose();
    };
  }, [api, stream, logger, matchId]);

  const reload = useCallback(() => {
    feed.current?.reload();
  }, []);
  const tracked = useStore(boardStore(), onlyMatch);
  const reading = useStore(boardStore(), ({ list }) => list);
  useActOnChange(tracked?.match.version ?? (reading.data && 'gone'), reload, WHOLE_MATCH_MS);
  return { reading, tracked, reload };
}

function onlyMatch({ feed }: BoardState): TrackedMatch | undefined {
  return feed.values().next().value;
}
