import type { CallResult } from '@site/shared/contract';
import { aList, aMatch, settled } from '../testing/boardFeed';
import { createBoardStore } from './boardStore';
import { createFallbackPoller, POLL_MS } from './createFallbackPoller';
import { EMPTY_FEED, takeList } from './matchFeed';
import type { ListAnswer } from './matchList';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const UNREACHABLE = { ok: false, failure: { kind: 'unreachable' } } as const;

function setUp(...results: readonly (CallResult<ListAnswer> | undefined)[]) {
  const store = createBoardStore({ feed: takeList(EMPTY_FEED, [aMatch()]), link: 'lost' });
  const queue = [...results];
  const trace = { asked: 0, isNeeded: true, answers: [] as CallResult<ListAnswer>[] };
  const poller = createFallbackPoller({
    store,
    readChanges: () => {
      trace.asked += 1;
      return Promise.resolve(queue.shift());
    },
    onAnswer: (result) => trace.answers.push(result),
    isNeeded: () => trace.isNeeded,
  });
  return { poller, store, trace };
}

describe('a fallback poller', () => {
  it('polls at once and then at an interval, and counts as a connection', async () => {
    const { poller, store, trace } = setUp(aList(aMatch()), aList(aMatch()));
    poller.start();
    await settled();
    expect(store.getState().link).toBe('polling');

    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(trace.asked).toBe(2);
    expect(trace.answers).toHaveLength(2);
  });

  it('reports the connection as lost and the matches as stale when a poll fails, and continues to poll', async () => {
    const { poller, store, trace } = setUp(UNREACHABLE);
    poller.start();
    await settled();
    expect(store.getState().link).toBe('lost');
    expect(store.getState().feed.get('70')?.isFresh).toBe(false);

    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(trace.asked).toBe(2);
  });

  it('ignores an answer that is no longer needed, and stops', async () => {
    const { poller, store, trace } = setUp(aList(aMatch()));
    poller.start();
    trace.isNeeded = false;
    await jest.advanceTimersByTimeAsync(POLL_MS * 2);

    expect(trace).toMatchObject({ asked: 1, answers: [] });
    expect(store.getState().link).toBe('lost');
  });

  it('leaves the connection state alone when another read started meanwhile, and continues to poll', async () => {
    const { poller, store, trace } = setUp(undefined, aList(aMatch()));
    poller.start();
    await settled();
    expect(store.getState().link).toBe('lost');

    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(trace.asked).toBe(2);
    expect(store.getState().link).toBe('polling');
  });

  it('stops polling', async () => {
    const { poller, trace } = setUp();
    poller.start();
    poller.stop();
    await jest.advanceTimersByTimeAsync(POLL_MS);
    expect(trace.asked).toBe(0);
  });
});
