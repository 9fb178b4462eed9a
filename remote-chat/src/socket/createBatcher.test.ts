import { VirtualTimeScheduler } from 'rxjs';
import { createBatcher, DELIVERED_AT_ONCE } from './createBatcher';

const WAIT_MS = 250;

function start() {
  const scheduler = new VirtualTimeScheduler();
  const delivered: (readonly number[])[] = [];
  const batcher = createBatcher<number>({ deliver: (items) => delivered.push(items), waitMs: () => WAIT_MS, scheduler });
  const pass = (ms: number) => {
    const until = scheduler.frame + ms;
    scheduler.maxFrames = until;
    scheduler.flush();
    scheduler.frame = until;
  };
  const add = (from: number, count: number) => {
    for (let item = from; item < from + count; item += 1) batcher.add(item);
  };
  return { batcher, delivered, pass, add };
}

it('a few of a burst are delivered at once, the others together', () => {
  const { delivered, pass, add } = start();

  add(1, DELIVERED_AT_ONCE + 3);
  expect(delivered).toEqual([[1], [2], [3], [4]]);
  pass(WAIT_MS);

  expect(delivered.slice(DELIVERED_AT_ONCE)).toEqual([[5, 6, 7]]);
});

it('while many come they are delivered once in each wait, and after a quiet one at once again', () => {
  const { delivered, pass, add } = start();
  add(1, 10);
  pass(WAIT_MS);
  add(11, 2);
  expect(delivered.at(-1)).toEqual([5, 6, 7, 8, 9, 10]);
  pass(WAIT_MS);
  expect(delivered.at(-1)).toEqual([11, 12]);

  pass(WAIT_MS);
  add(13, 1);

  expect(delivered.at(-1)).toEqual([13]);
});

it('what waits is delivered before what may not wait, once, and not after the end', () => {
  const { batcher, delivered, pass, add } = start();
  add(1, 6);

  batcher.flush();
  expect(delivered.at(-1)).toEqual([5, 6]);
  pass(WAIT_MS);
  expect(delivered.flat()).toEqual([1, 2, 3, 4, 5, 6]);

  add(7, 6);
  const before = delivered.length;
  batcher.dispose();
  pass(WAIT_MS * 2);
  expect(delivered).toHaveLength(before);
});
