import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainFailure } from './install.mjs';
import { run } from './run.mjs';
import { openStartLog } from './startLog.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-log-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('the log of a start', () => {
  it('holds what we write and what processes print, and repeats its end for a message', async () => {
    const log = openStartLog(folder, false);
    log.write('one\n');
    await run(process.execPath, ['-e', 'console.log("two"); console.error("three")'], {}, log.fd);

    expect(log.file).toBe(join(folder, 'site.log'));
    expect(read('site.log')).toBe('one\ntwo\nthree\n');
    expect(log.lastLines()).toBe('  one\n  two\n  three\n');
  });

  it('is bounded: the log of the start before is kept, an older one is not', () => {
    for (const text of ['first', 'second', 'third']) openStartLog(folder, false).write(text);

    expect(readdirSync(folder).sort()).toEqual(['site.log', 'site.previous.log']);
    expect([read('site.log'), read('site.previous.log')]).toEqual(['third', 'second']);
  });

  it('repeats twelve lines at most', () => {
    const log = openStartLog(folder, false);
    for (let line = 1; line <= 100; line += 1) log.write(`line ${String(line)}\n`);

    expect(log.lastLines().split('\n').slice(0, -1)).toEqual(Array.from({ length: 12 }, (_, index) => `  line ${String(index + 89)}`));
  });

  it('is stderr with --verbose, and no file', () => {
    const log = openStartLog(folder, true);

    expect(log).toMatchObject({ file: undefined, fd: 2 });
    expect(log.lastLines()).toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('an install that fails', () => {
  it.each([
    [
      'request to https://registry.npmjs.org/pnpm failed, reason: getaddrinfo EAI_AGAIN',
      'The npm registry does not answer: connect this machine',
    ],
    ['ENOSPC: no space left on device, write', 'The disk is full: free some space'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'The last lines say why'],
  ])('after "%s" says what to do, repeats the end of the output and names the log', (line, advice) => {
    const message = explainFailure({ file: '/checkout/.site/log/site.log', lastLines: () => `  ${line}\n` });

    expect(message).toContain(`The packages could not be installed. ${advice}`);
    expect(message).toContain(`\n  ${line}\nThe whole log: /checkout/.site/log/site.log`);
  });
});
