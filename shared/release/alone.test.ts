import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alone } from './alone';

function aLockFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'alone-')), 'dist', '.lock');
}

it('runs one task at a time', async () => {
  const file = aLockFile();
  const order: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };

  await Promise.all([alone(file, work('a')), alone(file, work('b'))]);

  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

it('runs the next task after a failure', async () => {
  const file = aLockFile();

  await expect(alone(file, () => Promise.reject(new Error('does not compile')))).rejects.toThrow('does not compile');
  expect(await alone(file, () => Promise.resolve('done'))).toBe('done');
});

it('takes the lock of a process that ended without releasing it', async () => {
  const file = aLockFile();
  mkdirSync(file, { recursive: true });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);

  expect(await alone(file, () => Promise.resolve('done'))).toBe('done');
});
