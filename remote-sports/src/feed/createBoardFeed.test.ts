import { deltaFromWire } from './matchCodec';
import { aList, aMatch, IN_PLAY, setUpFeed, settled } from '../testing/boardFeed';
import { NOW } from '../testing/wire';
import { LIST_CHANGED_DEBOUNCE_MS } from './createBoardFeed';
import { POLL_MS } from './createFallbackPoller';
import { SNAPSHOT_PATIENCE_MS } from './createStreamFollower';

const TODAY = { sport: 'football', phase: 'today', day: undefined } as const;
const UNREACHABLE = { ok: false, failure: { kind: 'unreachable' } } as const;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const aDelta = (from: number, version: number) => deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from, version });

/** Queues an action for later; the returned function cancels it. */
function aWait(waits: (() => void)[], act: () => void): () => void {
  waits.push(act);
  return () => {
    waits.splice(waits.indexOf(act), 1);
  };
}

describe('the feed of the board', () => {
  it('reads the list, then watches the matches on it', async () => {
    const { feed, link, store, ids } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();

    expect(ids()).toEqual(['70']);
    expect(store.getState()).toMatchObject({ link: 'live', list: { status: 'ready' } });
    expect(link().watched).toEqual([['70']]);
  });

  it('reuses the matches of another feed on request, marked stale until they are read again', async () => {
    const { feed, store, ids } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    feed.pause();

    feed.show(IN_PLAY, 'kept');
    expect(ids()).toEqual(['70']);
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);
    await settled();
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
  });

  it('reads the list and the counts again when the market phase changes [R-SPORT-05]', async () => {
    const { feed, platform } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    feed.show(TODAY);
    await settled();

    expect(platform.asked.map(({ phase }) => phase)).toEqual(['in-play', 'today']);
    expect(platform.leaguesAsked).toBe(2);
    expect(platform.links).toHaveLength(1);
  });

  it('reads the list again when the sport changes [R-SPORT-06]', async () => {
    const { feed, platform } = setUpFeed();
    feed.show(IN_PLAY);
    feed.show({ ...IN_PLAY, sport: 'basketball' });
    await settled();

    expect(platform.asked).toMatchObject([{ sport: 'football' }, { sport: 'basketball' }]);
  });

  it('ignores the answer for the previous list when it arrives late', async () => {
    const { feed, platform, ids } = setUpFeed();
    feed.show(IN_PLAY);
    platform.answer = aList(aMatch({ gameId: '80' }));
    feed.show(TODAY);
    await settled();

    expect(ids()).toEqual(['80']);
  });

  it('requests a snapshot after a gap, and the snapshots that were not pushed', async () => {
    const { feed, link } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onDelta(deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from: 12, version: 13 }));
    expect(link().snapshots).toEqual([['70']]);

    await jest.advanceTimersByTimeAsync(SNAPSHOT_PATIENCE_MS);
    expect(link().snapshots).toEqual([['70'], ['70']]);
  });

  it('applies a burst of messages in one update', async () => {
    const waits: (() => void)[] = [];
    const { feed, link, store } = setUpFeed({ actLater: (act) => aWait(waits, act) });
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    const listener = jest.fn();
    store.subscribe(listener);
    const version = () => store.getState().feed.get('70')?.match.version;

    link().handlers.onDelta(aDelta(10, 11));
    link().handlers.onDelta(aDelta(11, 12));
    expect(version()).toBe(10);
    expect(waits).toHaveLength(1);
    waits[0]?.();
    expect(version()).toBe(12);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(waits).toEqual([]);

    link().handlers.onDelta(aDelta(12, 13));
    waits[0]?.();
    expect(version()).toBe(13);
  });

  it('applies every message received before the connection was lost, and none after a pause', async () => {
    const waits: (() => void)[] = [];
    const { feed, link, store } = setUpFeed({ actLater: (act) => aWait(waits, act) });
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

  it('reports a lost connection at once, and pauses betting until prices are fresh', async () => {
    const { feed, link, store } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onLost();

    expect(store.getState().link).toBe('lost');
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);
  });

  it('polls changes while the stream is down, and stops when it is back and no snapshot is missing', async () => {
    const { feed, link, platform, store } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onLost();
    platform.answer = { ok: true, data: { version: 2, isComplete: false, matches: [], removed: [] } };
    await settled();
    expect(store.getState()).toMatchObject({ link: 'polling' });
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
    expect(platform.asked.at(-1)).toMatchObject({ since: 1 });

    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(platform.asked).toHaveLength(3);

    platform.answer = UNREACHABLE;
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(store.getState().link).toBe('lost');
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);

    platform.answer = aList(aMatch());
    link().handlers.onOpen();
    await jest.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(platform.asked).toHaveLength(5);
    expect(store.getState()).toMatchObject({ link: 'live', list: { status: 'ready' } });
  });

  it('reads the list once when several matches appear and disappear', async () => {
    const { feed, link, platform } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    link().handlers.onListChanged();
    link().handlers.onListChanged();
    platform.answer = aList(aMatch(), aMatch({ gameId: '80' }));
    await jest.advanceTimersByTimeAsync(LIST_CHANGED_DEBOUNCE_MS);

    expect(platform.asked).toHaveLength(2);
    expect(link().watched.at(-1)).toEqual(['70', '80']);
  });

  it('pauses, and reads again when it resumes', async () => {
    const { feed, link, platform, store } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onOpen();
    feed.pause();
    expect(link().isClosed).toBe(true);
    expect(store.getState()).toMatchObject({ link: 'unknown' });

    feed.resume();
    feed.resume();
    await settled();
    expect(platform.links).toHaveLength(2);
    expect(store.getState().feed.get('70')?.isFresh).toBe(true);
  });

  it('leaves no timer, request or subscription behind', async () => {
    const { feed, link, store } = setUpFeed();
    feed.show(IN_PLAY);
    await settled();
    link().handlers.onLost();
    feed.dispose();
    await jest.advanceTimersByTimeAsync(POLL_MS * 2);

    expect(link().isClosed).toBe(true);
    expect(store.getState().feed.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reports that the list could not be loaded', async () => {
    const { feed, platform, store } = setUpFeed();
    platform.answer = UNREACHABLE;
    feed.show(IN_PLAY);
    await settled();

    expect(store.getState().list).toMatchObject({ status: 'failed', error: { kind: 'unreachable' } });
  });
});
