import { deltaFromWire } from './matchCodec';
import { aList, aMatch, IN_PLAY, setUpFeed, settled } from '../testing/boardFeed';
import { NOW } from '../testing/wire';
import { LIST_FRESH_MS, SNAPSHOT_PATIENCE_MS, WATCH_GATHER_MS } from './createStreamFollower';
import { createMatchInterest } from './matchInterest';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Creates a live board of three matches; only the first is of interest. */
async function aLiveBoard() {
  const interest = createMatchInterest();
  const ends = new Map([['70', interest.add('70')]]);
  const { feed, platform, link, store } = setUpFeed({ interest });
  platform.answer = aList(aMatch({ version: 1 }), aMatch({ gameId: '80', version: 1 }), aMatch({ gameId: '90', version: 1 }));
  feed.show(IN_PLAY);
  await settled();
  link().handlers.onOpen();
  return {
    feed,
    link,
    lookAt: (id: string) => ends.set(id, interest.add(id)),
    lookAway: (id: string) => ends.get(id)?.(),
    fresh: () =>
      [...store.getState().feed]
        .filter(([, { isFresh }]) => isFresh)
        .map(([id]) => id)
        .join(' '),
  };
}

describe('the feed of a board with interest in a part', () => {
  it('watches only the matches of interest', async () => {
    const { link } = await aLiveBoard();
    expect(link().watched).toEqual([['70']]);
  });

  it('treats the other matches as fresh as long as their list is fresh', async () => {
    const { fresh } = await aLiveBoard();
    await pass(LIST_FRESH_MS - 1);
    expect(fresh()).toBe('70 80 90');
    await pass(1);
    expect(fresh()).toBe('70');
  });

  it('follows changes of the interest, and sends those of one moment together', async () => {
    const { link, lookAt, lookAway } = await aLiveBoard();
    lookAt('80');
    lookAt('90');
    lookAway('70');
    expect(link().watched).toHaveLength(1);
    await pass(WATCH_GATHER_MS);
    expect(link().watched).toEqual([['70'], ['80', '90']]);
  });

  it('sends nothing when a change is reverted', async () => {
    const { link, lookAt, lookAway } = await aLiveBoard();
    lookAt('80');
    lookAway('80');
    await pass(WATCH_GATHER_MS);
    expect(link().watched).toHaveLength(1);
  });

  it('marks matches that are no longer watched as stale, until they are watched again and a snapshot arrives', async () => {
    const { link, lookAt, lookAway, fresh } = await aLiveBoard();
    lookAt('80');
    lookAway('70');
    await pass(WATCH_GATHER_MS);
    expect(fresh()).toBe('80 90');

    lookAt('70');
    await pass(WATCH_GATHER_MS);
    link().handlers.onDelta(deltaFromWire({ type: 'delta', at: NOW, gameId: '70', from: 1, version: 2 }));
    expect(fresh()).toBe('80 90');
    link().handlers.onSnapshot(aMatch({ version: 3 }), NOW);
    expect(fresh()).toBe('70 80 90');
  });

  it('treats matches that were just read as fresh, even without interest', async () => {
    const { feed, lookAway, fresh } = await aLiveBoard();
    lookAway('70');
    feed.reload();
    await settled();
    expect(fresh()).toBe('70 80 90');
    await pass(LIST_FRESH_MS);
    expect(fresh()).toBe('');
  });

  it('requests missing snapshots of watched matches only', async () => {
    const { link, lookAt } = await aLiveBoard();
    await pass(LIST_FRESH_MS);
    lookAt('80');
    await pass(WATCH_GATHER_MS + SNAPSHOT_PATIENCE_MS);
    expect(link().snapshots).toEqual([['80']]);
  });

  it('watches the same matches again when the connection returns', async () => {
    const { link, lookAt } = await aLiveBoard();
    lookAt('80');
    await pass(WATCH_GATHER_MS);
    link().handlers.onLost();
    await settled();
    link().handlers.onOpen();
    expect(link().watched.at(-1)).toEqual(['70', '80']);
  });

  it('ignores changes once it is disposed', async () => {
    const { feed, link, lookAt } = await aLiveBoard();
    feed.dispose();
    lookAt('80');
    await pass(WATCH_GATHER_MS);
    expect(link().watched).toHaveLength(1);
    expect(link().isClosed).toBe(true);
  });
});

describe('the interest in a match', () => {
  it('keeps the interest until its last user removes it, and notifies when it starts and ends', () => {
    const interest = createMatchInterest();
    const listener = jest.fn();
    const unsubscribe = interest.onChange(listener);
    const [row, slip] = [interest.add('70'), interest.add('70')];
    expect(listener).toHaveBeenCalledTimes(1);
    row();
    expect([interest.has('70'), listener.mock.calls.length]).toEqual([true, 1]);
    slip();
    expect([interest.has('70'), listener.mock.calls.length]).toEqual([false, 2]);
    unsubscribe();
    interest.add('80');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
