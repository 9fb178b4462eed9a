import { VirtualTimeScheduler } from 'rxjs';
import { createGathering, TOLD_AT_ONCE } from './createGathering';

const WAIT_MS = 250;

function start() {
  const scheduler = new VirtualTimeScheduler();
  const told: (readonly number[])[] = [];
  const gathering = createGathering<number>({ tell: (items) => told.push(items), waitMs: () => WAIT_MS, scheduler });
  const pass = (ms: number) => {
    const until = scheduler.frame + ms;
    scheduler.maxFrames = until;
    scheduler.flush();
    scheduler.frame = until;
  };
  const add = (from: number, count: number) => {
    for (let item = from; item < from + count; item += 1) gathering.add(item);
  };
  return { gathering, told, pass, add };
}

it('a few of a burst are told at once, the others together', () => {
  const { told, pass, add } = start();

  add(1, TOLD_AT_ONCE + 3);
  expect(told).toEqual([[1], [2], [3], [4]]);
  pass(WAIT_MS);

  expect(told.slice(TOLD_AT_ONCE)).toEqual([[5, 6, 7]]);
});

it('while many come they are told once in each wait, and after a quiet one at once again', () => {
  const { told, pass, add } = start();
  add(1, 10);
  pass(WAIT_MS);
  add(11, 2);
  expect(told.at(-1)).toEqual([5, 6, 7, 8, 9, 10]);
  pass(WAIT_MS);
  expect(told.at(-1)).toEqual([11, 12]);

  pass(WAIT_MS);
  add(13, 1);

  expect(told.at(-1)).toEqual([13]);
});

it('what waits is told before what may not wait, once, and not after the end', () => {
  const { gathering, told, pass, add } = start();
  add(1, 6);

  gathering.flush();
  expect(told.at(-1)).toEqual([5, 6]);
  pass(WAIT_MS);
  expect(told.flat()).toEqual([1, 2, 3, 4, 5, 6]);

  add(7, 6);
  const before = told.length;
  gathering.dispose();
  pass(WAIT_MS * 2);
  expect(told).toHaveLength(before);
});
