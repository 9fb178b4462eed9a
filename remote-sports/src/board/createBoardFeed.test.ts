import type { CallResult } from '@site/shared/contract';
import { deltaFromWire, matchFromWire } from '../api/matchCodec';
import { aWireMatch, NOW } from '../testing/wire';
import { createBoardStore } from './boardStore';
import { createBoardFeed, type BoardFeedDependencies, type FeedHandlers } from './createBoardFeed';
import { LIST_CHANGED_DEBOUNCE_MS, POLL_MS, SNAPSHOT_PATIENCE_MS } from './limits';

type Answer = CallResult<{
  version: number;
  isComplete: boolean;
  matches: readonly ReturnType<typeof matchFromWire>[];
  removed: readonly string[];
}>;

const IN_PLAY = { sport: 'football', phase: 'in-play', day: undefined } as const;
const TODAY = { sport: 'football', phase: 'today', day: undefined } as const;
const aMatch = (changes: Parameters<typeof aWireMatch>[0] = {}) => matchFromWire(aWireMatch(changes));
const aList = (...matches: readonly ReturnType<typeof aMatch>[]): Answer => ({
  ok: true,
  data: { version: 1, isComplete: true, matches, removed: [] },
});
const UNREACHABLE: Answer = { ok: false, failure: { is: 'unreachable' } };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function setUp(more: Pick<BoardFeedDependencies, 'actLater'> = {}) {
  const store = createBoardStore();
  const world = {
    answer: aList(aMatch()),
    asked: [] as { readonly phase: string; readonly since?: number }[],
    leaguesAsked: 0,
    links: [] as { handlers: FeedHandlers; watched: readonly string[][]; snapshots: readonly string[][]; isClosed: boolean }[],
  };
  const feed = createBoardFeed({
    ...more,
    store,
    fetchMatches: (query) => {
      world.asked.push(query);
      return Promise.resolve(world.answer);
    },
    fetchLeagues: () => {
      world.leaguesAsked += 1;
      return Promise.resolve({ ok: true, data: { leagues: [], sports: new Map(), phases: new Map() } });
    },
    openLink: (handlers) => {
      const link = { handlers, watched: [] as string[][], snapshots: [] as string[][], isClosed: false };
      world.links.push(link);
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
    const last = world.links.at(-1);
    if (!last) throw new Error('no link was opened');
    return last;
  };
  return { store, world, feed, link, ids: () => [...store.getState().feed.keys()] };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

const aDelta = (from: number, version: number) => deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from, version });

/** What is to be done a little later, until it is left undone. */
function aWait(waits: (() => void)[], act: () => void): () => void {
  waits.push(act);
  return () => {
    waits.splice(waits.indexOf(act), 1);
  };
}

describe('the feed of the board', () => {
  it('reads the list, then watches what is on it', async () => {
    const { feed, link, store, ids } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();

    expect(ids()).toEqual(['70']);
    expect(store.getState()).toMatchObject({ link: 'live', list: { at: 'ready' } });
    expect(link().watched).toEqual([['70']]);
  });

  it('keeps in sight what another feed left, where that is asked for, and makes it fresh by reading it anew', async () => {
    const { feed, store, ids } = setUp();
    feed.show(IN_PLAY);
    await settled();
    feed.pause();

    feed.show(IN_PLAY, 'kept');
    expect(ids()).toEqual(['70']);
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);
    await settled();
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
  });

  it('reads the list and the counts anew when the market phase changes [R-SPORT-05]', async () => {
    const { feed, world } = setUp();
    feed.show(IN_PLAY);
    await settled();
    feed.show(TODAY);
    await settled();

    expect(world.asked.map(({ phase }) => phase)).toEqual(['in-play', 'today']);
    expect(world.leaguesAsked).toBe(2);
    expect(world.links).toHaveLength(1);
  });

  it('reads the list anew when the sport changes [R-SPORT-06]', async () => {
    const { feed, world } = setUp();
    feed.show(IN_PLAY);
    feed.show({ ...IN_PLAY, sport: 'basketball' });
    await settled();

    expect(world.asked).toMatchObject([{ sport: 'football' }, { sport: 'basketball' }]);
  });

  it('shows nothing of the former list when its answer comes late', async () => {
    const { feed, world, ids } = setUp();
    feed.show(IN_PLAY);
    world.answer = aList(aMatch({ gameId: '80' }));
    feed.show(TODAY);
    await settled();

    expect(ids()).toEqual(['80']);
  });

  it('asks for a snapshot after a gap, and for those that do not come by themselves', async () => {
    const { feed, link } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onDelta(deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from: 12, version: 13 }));
    expect(link().snapshots).toEqual([['70']]);

    await jest.advanceTimersByTimeAsync(SNAPSHOT_PATIENCE_MS);
    expect(link().snapshots).toEqual([['70'], ['70']]);
  });

  it('takes in at once what comes alone, and together what comes in a burst', async () => {
    const waits: (() => void)[] = [];
    const { feed, link, store } = setUp({ actLater: (act) => aWait(waits, act) });
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    const told = jest.fn();
    store.subscribe(told);
    const version = () => store.getState().feed.get('70')?.match.version;

    link().handlers.onDelta(aDelta(10, 11));
    expect(version()).toBe(11);
    link().handlers.onDelta(aDelta(11, 12));
    link().handlers.onDelta(aDelta(12, 13));
    expect(version()).toBe(11);

    waits.shift()?.();
    expect(version()).toBe(13);
    expect(told).toHaveBeenCalledTimes(2);

    waits.shift()?.();
    expect(waits).toEqual([]);
  });

  it('loses nothing that was said before the link was, and takes in nothing more once nobody looks', async () => {
    const waits: (() => void)[] = [];
    const { feed, link, store } = setUp({ actLater: (act) => aWait(waits, act) });
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onDelta(aDelta(10, 11));
    link().handlers.onDelta(aDelta(11, 12));
    link().handlers.onLost();
    expect(store.getState().feed.get('70')).toMatchObject({ match: { version: 12 }, isFresh: false });

    link().handlers.onDelta(aDelta(12, 13));
    feed.pause();
    expect(waits).toEqual([]);
    expect(store.getState().feed.get('70')?.match.version).toBe(12);
  });

  it('says at once that the link is lost, and pauses betting until prices are fresh', async () => {
    const { feed, link, store } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onLost();

    expect(store.getState().link).toBe('lost');
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);
  });

  it('reads changes again and again while the stream is away, and stops when it is back and nothing is missing', async () => {
    const { feed, link, world, store } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onLost();
    world.answer = { ok: true, data: { version: 2, isComplete: false, matches: [], removed: [] } };
    await settled();
    expect(store.getState()).toMatchObject({ link: 'polling' });
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
    expect(world.asked.at(-1)).toMatchObject({ since: 1 });

    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(world.asked).toHaveLength(3);

    world.answer = UNREACHABLE;
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(store.getState().link).toBe('lost');
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);

    world.answer = aList(aMatch());
    link().handlers.onOpen();
    await jest.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(world.asked).toHaveLength(5);
    expect(store.getState()).toMatchObject({ link: 'live', list: { at: 'ready' } });
  });

  it('reads the list once when several matches come and go', async () => {
    const { feed, link, world } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onListChanged();
    link().handlers.onListChanged();
    world.answer = aList(aMatch(), aMatch({ gameId: '80' }));
    await jest.advanceTimersByTimeAsync(LIST_CHANGED_DEBOUNCE_MS);

    expect(world.asked).toHaveLength(2);
    expect(link().watched.at(-1)).toEqual(['70', '80']);
  });

  it('rests while nobody looks, and starts afresh after that', async () => {
    const { feed, link, world, store } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    feed.pause();
    expect(link().isClosed).toBe(true);
    expect(store.getState()).toMatchObject({ link: 'unknown' });

    feed.resume();
    feed.resume();
    await settled();
    expect(world.links).toHaveLength(2);
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
  });

  it('leaves nothing behind', async () => {
    const { feed, link, store } = setUp();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onLost();
    feed.dispose();
    await jest.advanceTimersByTimeAsync(POLL_MS * 2);

    expect(link().isClosed).toBe(true);
    expect(store.getState().feed.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says that the list could not be read', async () => {
    const { feed, world, store } = setUp();
    world.answer = UNREACHABLE;
    feed.show(IN_PLAY);
    await settled();

    expect(store.getState().list).toMatchObject({ at: 'failed', error: { is: 'unreachable' } });
  });
});
