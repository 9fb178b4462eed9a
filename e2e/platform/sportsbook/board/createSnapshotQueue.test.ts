import { STREAM_LIMITS } from '../../kernel';
import { createSnapshotQueue } from './createSnapshotQueue';

const { atOnce, everyMs, waiting, repeatMs } = STREAM_LIMITS.snapshots;

const BOARD = Array.from({ length: 500 }, (_, index) => String(10_000_000 + index));

/** Rows on a tall screen, with as many again above and below it. */
const ROWS_NEAR_VIEWPORT = 60;
/** Interval at which a scrolled page sends its subscriptions. */
const WATCH_EVERY_MS = 50;

function aQueue() {
  const sent: string[] = [];
  const queue = createSnapshotQueue((gameId) => sent.push(gameId), STREAM_LIMITS.snapshots);
  return { queue, sent };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('answers a small request for a whole board in parts, each no more than a screen follows', () => {
  const { queue, sent } = aQueue();

  queue.repeat(BOARD);
  expect(sent).toHaveLength(atOnce);
  jest.advanceTimersByTime(everyMs);
  expect(sent).toHaveLength(2 * atOnce);
  jest.advanceTimersByTime(10 * everyMs);

  expect(new Set(sent)).toEqual(new Set(BOARD));
  expect(sent).toHaveLength(BOARD.length);
});

it('sends a match once in a second, however often it is asked for again', () => {
  const { queue, sent } = aQueue();
  queue.repeat(['7']);

  for (let ask = 0; ask < 50; ask += 1) queue.repeat(['7', '7']);
  expect(sent).toEqual(['7']);
  jest.advanceTimersByTime(repeatMs + everyMs);

  expect(sent).toEqual(['7', '7']);
  jest.advanceTimersByTime(10 * repeatMs);
  expect(sent).toHaveLength(2);
});

it('holds no more than a board, whatever is asked for', () => {
  const { queue, sent } = aQueue();

  for (let ask = 0; ask < 20; ask += 1) queue.repeat(BOARD.map((gameId) => `${ask}${gameId}`));
  jest.advanceTimersByTime(60_000);

  expect(sent.length).toBeLessThanOrEqual(waiting + atOnce);
});

it('leaves nothing behind when the subscriber has gone', () => {
  const { queue, sent } = aQueue();
  queue.add(BOARD);

  queue.close();
  jest.advanceTimersByTime(60_000);

  expect(sent).toHaveLength(atOnce);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps up with a player who scrolls a board of 500 matches from top to bottom in five seconds', () => {
  const { queue, sent } = aQueue();
  let watched: readonly string[] = [];
  const steps = 5_000 / WATCH_EVERY_MS;

  for (let step = 0; step <= steps; step += 1) {
    const top = Math.round(((BOARD.length - ROWS_NEAR_VIEWPORT) * step) / steps);
    const before = new Set(watched);
    watched = BOARD.slice(top, top + ROWS_NEAR_VIEWPORT);
    const near = new Set(watched);
    queue.drop((gameId) => !near.has(gameId));
    queue.add(watched.filter((gameId) => !before.has(gameId)));
    // Every row near the viewport already has its match.
    expect(watched.filter((gameId) => !sent.includes(gameId))).toEqual([]);
    jest.advanceTimersByTime(WATCH_EVERY_MS);
  }

  expect(sent).toHaveLength(BOARD.length);
});

it('has a screen complete in half a second after the bar was dragged to the end at once', () => {
  const { queue, sent } = aQueue();
  for (let bottom = ROWS_NEAR_VIEWPORT; bottom <= BOARD.length; bottom += 20) {
    const near = new Set(BOARD.slice(bottom - ROWS_NEAR_VIEWPORT, bottom));
    queue.drop((gameId) => !near.has(gameId));
    queue.add([...near]);
  }

  jest.advanceTimersByTime(everyMs);

  expect(BOARD.slice(-ROWS_NEAR_VIEWPORT).filter((gameId) => !sent.includes(gameId))).toEqual([]);
});
