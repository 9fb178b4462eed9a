import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, utimesSync } from 'node:fs';
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { factsOf, inForce, replay, type AuditLine } from './audit';
import { auditFile } from './manifestFile';
import { writeSigned } from '../testing/writeSigned';
import { anOpsSetup, aRelease, type Answer, type OpsSetup } from '../testing/opsSetup';
import { aClient, addUsers, PASSWORD } from '../server/testing/serviceSetup';

const RELEASES = (['wallet', 'chat'] as const).flatMap((remote) =>
  ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'].map((version) => aRelease(remote, version)),
);
const WHY = ['--reason', 'ticket 12'];

/** Codes with which a concurrent operator may be refused. The lock never causes a refusal. */
const FAIR_REFUSALS = ['no-way-back', 'nothing-to-run', 'no-canary', 'other-canary'];

const command: fc.Arbitrary<readonly string[]> = fc
  .record({
    remote: fc.constantFrom('wallet', 'chat'),
    what: fc.constantFrom('promote', 'rollback', 'canary', 'enable', 'disable', 'configure'),
    version: fc.constantFrom('1.0.0', '1.1.0', '1.2.0', 'latest'),
  })
  .map(({ remote, what, version }) => {
    if (what === 'configure') return ['configure', '--latest'];
    if (what === 'promote') return [what, remote, version];
    if (what === 'canary') return version === 'latest' ? [what, remote, '--abort'] : [what, remote, version, '--share', '5'];
    return what === 'disable' ? [what, remote, '--reason-tw', version] : [what, remote];
  });

/** Expects that the manifest equals a replay of the audit log. */
async function expectWholeAudit(setup: OpsSetup): Promise<readonly AuditLine[]> {
  const lines = inForce(await setup.audit());
  const manifest = await setup.manifest();
  const before = new Map<string, AuditLine['to']>();
  let last = 0;
  for (const line of lines) {
    expect(line.revision).toBeGreaterThanOrEqual(last);
    last = line.revision;
    if (line.remote === undefined) continue;
    expect(line.from).toEqual(before.get(line.remote));
    before.set(line.remote, line.to);
  }
  const replayed = replay(lines);
  for (const id of Object.keys(manifest.remotes)) expect(factsOf(manifest.remotes[id])).toEqual(replayed.get(id));
  expect(manifest.revision).toBe(last);
  return lines;
}

describe('several operators at once', () => {
  it('lose no change: every one has its revision and its lines, and the manifest agrees with them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }), async (operators) => {
        const setup = anOpsSetup(RELEASES);
        await setup.ops('configure', ...WHY);
        const { environment } = setup;

        const answers = await Promise.all(
          operators.map(async (commands, index) => {
            const { ops } = anOpsSetup(RELEASES, { ...environment, operator: () => `operator ${index}` });
            const said: { who: string; answer: Answer }[] = [];
            for (const argv of commands) said.push({ who: `operator ${index}`, answer: await ops(...argv, ...WHY, '--json') });
            return said;
          }),
        );

        const lines = await expectWholeAudit(setup);
        const changed = answers.flat().filter(({ answer }) => answer.data['outcome'] === 'changed');
        const revisions = changed.map(({ answer }) => answer.data['revision'] as number);
        expect(new Set(revisions).size).toBe(changed.length);
        expect(new Set(lines.map(({ revision }) => revision)).size).toBe(changed.length + 1);
        for (const { who, answer } of changed) {
          const own = lines.filter(({ revision }) => revision === answer.data['revision']);
          expect(own.map(({ what, remote, from, to }) => ({ what, remote, from, to }))).toEqual(answer.data['changes']);
          expect(own.every((line) => line.who === who)).toBe(true);
        }
        for (const { answer } of answers.flat()) {
          if (answer.code !== 0) expect(FAIR_REFUSALS).toContain((answer.data['refusal'] as { code: string }).code);
        }
      }),
      { numRuns: runs(6, 30) },
    );
  });

  it('by command and on the page, from four processes, lose no change', async () => {
    const turns = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(turns, async ([ofWallet = 0, ofChat = 0, ofSports = 0, ofGames = 0]) => {
        const setup = anOpsSetup([]);
        await setup.ops('configure', ...WHY);
        await addUsers(setup.environment);
        const work = await Promise.all([
          anOperator(setup, 'wallet', ofWallet),
          anOperator(setup, 'chat', ofChat),
          aServiceUser(setup, 'lin', 'sports', ofSports),
          aServiceUser(setup, 'zhao', 'games', ofGames),
        ]);

        expect(await Promise.all(work.map((begin) => begin()))).toEqual([0, 0, 0, 0]);

        const lines = await expectWholeAudit(setup);
        expect(new Set(lines.map(({ revision }) => revision)).size).toBe(1 + ofWallet + ofChat + ofSports + ofGames);
        const expected = [
          ['wallet', 'operator of wallet', ofWallet],
          ['chat', 'operator of chat', ofChat],
          ['sports', 'lin', ofSports],
          ['games', 'zhao', ofGames],
        ] as const;
        for (const [remote, name, times] of expected) {
          const own = lines.filter((line) => line.remote === remote);
          expect(own.map(({ who, why }) => [who, why])).toEqual(Array.from({ length: times }, (_, turn) => [name, `turn ${turn + 1}`]));
        }
      }),
      { numRuns: runs(1, 10) },
    );
  }, 600_000);
});

describe('the lock', () => {
  /** Holds the lock like an operator whose process sent its last heartbeat this long ago. */
  async function hold(setup: OpsSetup, secondsAgo: number): Promise<void> {
    const folder = dirname(setup.file);
    const lock = join(folder, 'deployment.lock');
    mkdirSync(lock, { recursive: true });
    const at = new Date(Date.now() - secondsAgo * 1000);
    utimesSync(lock, at, at);
    const note = { id: 'x', who: 'wang', what: 'promote wallet', since: '2026-05-01T08:00:00.000Z', pid: 4711 };
    await writeFile(join(folder, 'holder.json'), JSON.stringify(note));
  }

  it('that is held too long is refused, naming its holder and since when', async () => {
    const setup = anOpsSetup(RELEASES, { lockWaitMs: 100 });
    await setup.ops('configure', ...WHY);
    await hold(setup, 0);

    const { code, text } = await setup.ops('promote', 'wallet', 'latest', ...WHY);

    expect(code).toBe(1);
    expect(text).toContain('is being changed by wang (promote wallet, process 4711) since 2026-05-01 16:00:00 GMT+8');
    expect((await setup.manifest()).remotes['wallet']).toBeUndefined();
  });

  it('of an operator whose process has ended is taken over', async () => {
    const setup = anOpsSetup(RELEASES, { lockWaitMs: 100 });
    await setup.ops('configure', ...WHY);
    await hold(setup, 60);

    expect(await setup.ops('promote', 'wallet', 'latest', ...WHY)).toMatchObject({ code: 0 });
    expect((await readdir(dirname(setup.file))).sort()).toEqual(['audit.jsonl', 'deployment.json', 'manifests']);
  });

  it('that was taken over ends the change before anything is written', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', ...WHY);
    const before = await readFile(setup.file, 'utf8');
    const { fetch } = setup.environment;
    const slow = anOpsSetup(RELEASES, {
      fileOf: setup.environment.fileOf,
      fetch: async (...request) => {
        await hold(setup, 0);
        return fetch(...request);
      },
    });

    expect(await slow.ops('promote', 'wallet', 'latest', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'lock-lost' } },
    });
    expect(await readFile(setup.file, 'utf8')).toBe(before);
    expect(await setup.audit()).toHaveLength(1);
  });
});

describe('a change that was broken off', () => {
  it('between its record and the manifest is declared void by the next one', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', '--latest', ...WHY);
    const before = await readFile(setup.file, 'utf8');
    await setup.ops('promote', 'wallet', '1.0.0', ...WHY);
    // Simulate a power failure between both writes.
    await writeFile(setup.file, before);
    const lost = (await setup.audit()).at(-1);

    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

    const all = await setup.audit();
    expect(all.slice(-2)).toMatchObject([
      { what: 'void', revision: lost?.revision },
      { what: 'promote', from: { active: '1.2.0-cccccccc' } },
    ]);
    expect(all.at(-1)?.revision).toBeGreaterThan(lost?.revision ?? 0);
    await expectWholeAudit(setup);
    expect((await setup.ops('history', 'wallet')).text).toContain('promote (broken off)');
  });

  it('within its line leaves nothing of it', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', '--latest', ...WHY);
    const whole = await setup.audit();
    await appendFile(auditFile(setup.file), '{"revision":17,"at":"20');

    expect(await setup.audit()).toEqual(whole);
    await setup.ops('promote', 'wallet', '1.0.0', ...WHY);

    expect(await expectWholeAudit(setup)).toHaveLength(whole.length + 1);
  });
});

describe('a manifest that was edited by hand', () => {
  it('does not count: the next command begins with what the last one left, and says so', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', '--latest', ...WHY);
    const { remotes, ...rest } = await setup.manifest();
    await writeFile(setup.file, JSON.stringify({ ...rest, revision: rest.revision + 9, remotes: {} }));

    const { text } = await setup.ops('disable', 'wallet', ...WHY);

    expect(text).toContain('the manifest was damaged (changed by another hand than pnpm ops)');
    expect((await setup.audit()).slice(-2)).toMatchObject([{ what: 'restore' }, { what: 'disable', remote: 'wallet' }]);
    expect((await setup.manifest()).remotes).toMatchObject({ chat: remotes['chat'] });
    await expectWholeAudit(setup);
  });

  it('by the hand of operations, newer than an audit of which a part is lost, counts, and the difference is put on record', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', '--latest', ...WHY);
    const { remotes, ...rest } = await setup.manifest();
    await writeSigned(setup.file, { ...rest, remotes: { wallet: remotes['wallet'] } });

    await setup.ops('disable', 'wallet', ...WHY);

    expect((await setup.audit()).slice(-2)).toMatchObject([
      { what: 'found', remote: 'chat', from: { active: '1.2.0-cccccccc' } },
      { what: 'disable', remote: 'wallet' },
    ]);
    expect((await setup.audit()).at(-2)).not.toHaveProperty('to');
    await expectWholeAudit(setup);
  });

  it('an audit with a line that is none is refused by its number', async () => {
    const setup = anOpsSetup(RELEASES);
    await setup.ops('configure', ...WHY);
    await appendFile(auditFile(setup.file), 'oops\n');

    const { code, text } = await setup.ops('disable', 'wallet', ...WHY);

    expect(code).toBe(1);
    expect(text).toContain('Line 2 of the audit');
  });
});

/** Starts an operator in a separate process, ready to begin. */
async function anOperator(setup: OpsSetup, remote: string, times: number): Promise<() => Promise<number | null>> {
  const child = spawnScript('oneOperator.ts', [dirname(setup.file), remote, String(times)]);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await Promise.race([once(child, 'message'), ended]);
  return () => {
    if (child.connected) child.send('begin');
    return ended;
  };
}

/** Starts a service in a separate process with a signed-in user, ready to begin. */
async function aServiceUser(setup: OpsSetup, name: string, remote: string, times: number): Promise<() => Promise<number>> {
  const child = spawnScript('oneService.ts', [dirname(dirname(setup.file))]);
  const [address] = (await once(child, 'message')) as [string];
  const client = aClient(Number(new URL(address).port));
  await client.call('POST', '/api/session', { name, password: PASSWORD });
  return async () => {
    let refused = 0;
    for (let turn = 1; turn <= times; turn += 1) {
      const { status } = await client.change('disable', remote, { reason: `turn ${turn}`, values: { reasonTw: `turn ${turn}` } });
      if (status !== 200) refused += 1;
    }
    child.disconnect();
    await once(child, 'exit');
    return refused;
  };
}

function spawnScript(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', 'testing', script), ...args], {
    cwd: join(__dirname, '..', '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
