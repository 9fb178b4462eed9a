import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClock, SILENT_LOG } from '../kernel';
import { databaseForTests } from '../testing/databaseForTests';
import { createSecurityLog } from './createSecurityLog';
import { exportSecurityLog, parseArguments } from './exportSecurityLog';

const database = databaseForTests();

beforeAll(async () => {
  const log = createSecurityLog(database.db, createClock(), SILENT_LOG);
  const event = { event: 'sign-in', result: 'ok', code: 6000, memberId: 1, address: '203.0.113.9', device: 'Firefox', about: '' } as const;
  await log.record(event);
  await log.record({ ...event, memberId: 2 });
});

async function exported(...given: readonly string[]) {
  const lines: string[] = [];
  let verdict = '';
  const exitCode = await exportSecurityLog(database.db, parseArguments(given), {
    line: (text) => lines.push(text),
    verdict: (text) => {
      verdict = text;
    },
  });
  return { exitCode, lines, verdict };
}

it('events are exported as one JSON a line, with the head of their chain', async () => {
  const { exitCode, lines, verdict } = await exported();

  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { seq: 1, memberId: 1 },
    { seq: 2, memberId: 2 },
  ]);
  expect(verdict).toMatch(/^whole: 2 events, --head 2:[0-9a-f]{64}$/);
  expect(exitCode).toBe(0);
});

it('a part of the events is exported, the whole chain verified', async () => {
  const { lines, verdict } = await exported('--', '--member', '2', '--event', 'sign-in', '--from', '2020-01-01', '--to', '2100-01-01');

  expect(lines).toHaveLength(1);
  expect(verdict).toMatch(/^whole: 2 events/);
});

it('an end that was removed since an earlier export ends with 1', async () => {
  expect(await exported('--head', `3:${'0'.repeat(64)}`)).toMatchObject({ exitCode: 1, verdict: 'BROKEN at event 3: missing' });
});

it.each([
  ['2026-11-21', '2026-11-20T16:00:00.000Z'],
  ['2026-11-21T08:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T08:00:00+09:00', '2026-11-20T23:00:00.000Z'],
  ['2026-11-21T08:00:00Z', '2026-11-21T08:00:00.000Z'],
])('--from %s is %s, whatever the zone of the machine', (text, moment) => {
  expect(parseArguments(['--from', text]).filter.from?.toISOString()).toBe(moment);
});

it.each([
  [['--from', '2026-02-29'], '--from is a day'],
  [['--event', 'nothing'], '--event is one of'],
  [['--from', 'yesterday'], '--from is a day'],
  [['--member', 'player1'], '--member is the number'],
  [['--head', '1'], '--head is the number'],
  [['--all'], 'Unknown option'],
])('%j is refused', (given, message) => {
  expect(() => parseArguments(given)).toThrow(message);
});

it('runs as a command', async () => {
  const main = [createRequire(import.meta.url).resolve('tsx'), join(import.meta.dirname, 'main.ts')] as const;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--import', ...main, '--member', '1'], {
    env: { ...process.env, DATABASE_URL: database.url },
  });

  expect(stdout.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('whole: 2 events');
});
