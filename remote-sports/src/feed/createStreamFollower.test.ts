import { aMatch, IN_PLAY } from '../testing/boardFeed';
import { NOW } from '../testing/wire';
import { createBoardStore } from './boardStore';
import { createStreamFollower, LIST_FRESH_MS, SNAPSHOT_PATIENCE_MS, type StreamHandlers } from './createStreamFollower';
import { deltaFromWire } from './matchCodec';
import { EMPTY_FEED, makeStale, takeList } from './matchFeed';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const store = createBoardStore({ feed: takeList(EMPTY_FEED, [aMatch()]), link: 'live' });
  const link = { watched: [] as string[][], snapshots: [] as string[][], closed: 0 };
  const links: StreamHandlers[] = [];
  const onLost = jest.fn();
  const follower = createStreamFollower({
    store,
    query: () => IN_PLAY,
    openLink: (handlers) => {
      links.push(handlers);
      return {
        watch: (ids) => link.watched.push([...ids]),
        requestSnapshots: (ids) => link.snapshots.push([...ids]),
        close: () => (link.closed += 1),
      };
    },
    onOpen: () => undefined,
    onLost,
    onListChanged: () => undefined,
  });
  return { follower, store, link, links, onLost, tracked: () => store.getState().feed.get('70') };
}

describe('a stream follower', () => {
  it('opens one connection at a time', () => {
    const { follower, links, link } = setUp();
    follower.open();
    follower.open();
    expect(links).toHaveLength(1);

    follower.close();
    expect(follower.isOpen()).toBe(false);
    expect(link.closed).toBe(1);
    follower.open();
    expect(links).toHaveLength(2);
  });

  it('applies deltas, and requests a snapshot after a gap', () => {
    const { follower, links, link, tracked } = setUp();
    follower.open();
    const delta = (from: number, version: number) => deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from, version });
    links[0]?.onDelta(delta(10, 11));
    expect(tracked()).toMatchObject({ match: { version: 11 }, isFresh: true });

    links[0]?.onDelta(delta(12, 13));
    expect(tracked()?.isFresh).toBe(false);
    expect(link.snapshots).toEqual([['70']]);
  });

  it('removes a match that is gone', () => {
    const { follower, links, tracked } = setUp();
    follower.open();
    links[0]?.onGone('70');
    expect(tracked()).toBeUndefined();
  });

  it('requests the snapshot of a watched match that stays stale', async () => {
    const { follower, store, link } = setUp();
    follower.open();
    follower.follow();
    store.setState(({ feed }) => ({ feed: makeStale(feed) }));
    await jest.advanceTimersByTimeAsync(SNAPSHOT_PATIENCE_MS);
    expect(link).toMatchObject({ watched: [['70']], snapshots: [['70']] });
  });

  it('leaves no timer after it is disposed', async () => {
    const { follower, links, onLost, tracked } = setUp();
    follower.open();
    follower.follow();
    links[0]?.onLost();
    expect(onLost).toHaveBeenCalledTimes(1);

    follower.dispose();
    await jest.advanceTimersByTimeAsync(LIST_FRESH_MS);
    expect(jest.getTimerCount()).toBe(0);
    expect(tracked()?.isFresh).toBe(true);
  });
});
