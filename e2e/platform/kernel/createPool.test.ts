import { createPool } from './createPool';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs so much at once, and the rest in the order of coming', async () => {
  const inPool = createPool(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (index: number) => () => {
    begun.push(index);
    return new Promise<void>((end) => ends.push(end));
  };
  const all = [0, 1, 2, 3, 4].map((index) => inPool(work(index)));
  await settled();
  expect(begun).toEqual([0, 1]);

  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);

  for (const index of [0, 2, 3, 4]) {
    ends[index]?.();
    await settled();
  }
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('gives the place of work that fails on', async () => {
  const inPool = createPool(1);
  const failing = inPool(() => Promise.reject(new Error('no')));

  expect(await inPool(() => Promise.resolve('next'))).toBe('next');
  await expect(failing).rejects.toThrow('no');
});
