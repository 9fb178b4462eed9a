import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { mapResult, useServices } from '@site/shared/contract';
import type { Loadable } from '@site/shared/loadable';
import { useLocalizedResource } from '../resource/useResource';
import { boardStore, type BoardState } from '../feed/boardStore';
import type { BoardFeed } from '../feed/createBoardFeed';
import { fetchMatch } from '../feed/matchApi';
import type { TrackedMatch } from '../feed/matchFeed';
import { openBoardFeed } from '../feed/openBoardFeed';
import { useActOnChange } from '../clock/useActOnChange';

/** Minimum interval between reloads of the other markets while a match changes. */
const WHOLE_MATCH_MS = 2_000;
/** Placeholder query: the match is watched by its id alone, so changes of this list do not matter. */
const LIST = { sport: 'football', phase: 'in-play', day: undefined } as const;

export interface WatchedMatch {
  readonly reading: Loadable<unknown>;
  /** `undefined` until the match is loaded, and briefly after it has left the feed. */
  readonly tracked: TrackedMatch | undefined;
  readonly reload: () => void;
}

/**
 * Follows one match with all its markets. The stream sends only changes of its facts and of the board's markets. After
 * each change the whole match is reloaded, so that the other markets follow and a match that has ended stays visible.
 */
export function useMatchFeed(matchId: string): WatchedMatch {
  const { stream, logger } = useServices();
  const resource = useLocalizedResource();
  const feed = useRef<BoardFeed>(undefined);

  useEffect(() => {
    const open = openBoardFeed(
      { stream, logger },
      {
        store: boardStore(),
        depth: 'whole',
        fetchMatches: async (_query, ending) =>
          mapResult(await fetchMatch(resource, matchId, ending), (match) => ({
            version: match.version,
            isComplete: true,
            matches: [match],
            removed: [],
          })),
      },
    );
    feed.current = open.feed;
    open.feed.show(LIST);
    return () => {
      open.release();
      feed.current = undefined;
      open.feed.dispose();
    };
  }, [resource, stream, logger, matchId]);

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
