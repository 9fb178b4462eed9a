import { oneForAll } from './oneForAll';

it('all who ask while a read runs share it, and the next one reads again', async () => {
  let reads = 0;
  const read = oneForAll(() => Promise.resolve((reads += 1)));

  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  expect(await read()).toBe(2);
});

it('a read that fails fails for those who shared it, and no one else', async () => {
  const outcomes = [() => Promise.reject(new Error('no')), () => Promise.resolve('yes')];
  const read = oneForAll(() => outcomes.shift()?.() ?? Promise.resolve('more'));

  const [first, second] = [read(), read()];

  await expect(first).rejects.toThrow('no');
  await expect(second).rejects.toThrow('no');
  expect(await read()).toBe('yes');
});
