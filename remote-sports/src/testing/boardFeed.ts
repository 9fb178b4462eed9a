import type { CallResult } from '@site/shared/contract';
import { matchFromWire } from '../feed/matchCodec';
import { createBoardStore } from '../feed/boardStore';
import { createBoardFeed, type BoardFeedParts } from '../feed/createBoardFeed';
import type { StreamHandlers } from '../feed/createStreamFollower';
import type { ListAnswer } from '../feed/matchList';
import { aWireMatch } from './wire';

type Answer = CallResult<ListAnswer>;

export const IN_PLAY = { sport: 'football', phase: 'in-play', day: undefined } as const;
export const aMatch = (changes: Parameters<typeof aWireMatch>[0] = {}) => matchFromWire(aWireMatch(changes));
export const aList = (...matches: readonly ReturnType<typeof aMatch>[]): Answer => ({
  ok: true,
  data: { version: 1, isComplete: true, matches, removed: [] },
});

/** Creates a board feed whose platform and stream links the test controls. */
export function setUpFeed(more: Pick<BoardFeedParts, 'actLater' | 'interest'> = {}) {
  const store = createBoardStore();
  const platform = {
    answer: aList(aMatch()),
    asked: [] as { readonly phase: string; readonly since?: number }[],
    leaguesAsked: 0,
    links: [] as { handlers: StreamHandlers; watched: readonly string[][]; snapshots: readonly string[][]; isClosed: boolean }[],
  };
  const feed = createBoardFeed({
    ...more,
    store,
    fetchMatches: (query) => {
      platform.asked.push(query);
      return Promise.resolve(platform.answer);
    },
    fetchLeagues: () => {
      platform.leaguesAsked += 1;
      return Promise.resolve({ ok: true, data: { leagues: [], sports: new Map(), phases: new Map() } });
    },
    openLink: (handlers) => {
      const link = { handlers, watched: [] as string[][], snapshots: [] as string[][], isClosed: false };
      platform.links.push(link);
      return {
        watch: (ids) => link.watched.push([...ids]),
        requestSnapshots: (ids) => link.snapshots.push([...ids]),
        close: () => {
          link.isClosed = true;
        },
      };
    },
  });
  const link = () => {
    const last = platform.links.at(-1);
    if (!last) throw new Error('no link was opened');
    return last;
  };
  return { store, platform, feed, link, ids: () => [...store.getState().feed.keys()] };
}

export const settled = () => jest.advanceTimersByTimeAsync(0);
