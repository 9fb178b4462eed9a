import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pendingPlans } from './audit';
import { refusing } from './environment';
import { ADDRESSES, anOpsSetup, aRelease, type OpsSetup } from '../testing/opsSetup';
import { ALL, aConfiguredSetup, BAD, CHAT, NEW, OLD, WHY } from '../testing/openOpsSetup';

/** Returns the manifest without its revision. */
async function contentOf(setup: OpsSetup): Promise<unknown> {
  return { ...(await setup.manifest()), revision: 0 };
}

async function statesOf(setup: OpsSetup): Promise<unknown> {
  const { wallet, chat } = (await setup.manifest()).remotes;
  return [wallet, chat].map((remote) => remote && [remote.enabled, remote.active?.version, remote.previous?.version]);
}

/** Creates a history: a bad build was promoted and rolled back, the chat disabled. */
async function aHistory(): Promise<OpsSetup> {
  const setup = await aConfiguredSetup();
  await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
  await setup.ops('promote', 'wallet', '1.2.0', ...WHY);
  await setup.ops('rollback', 'wallet', ...WHY);
  await setup.ops('disable', 'chat', '--reason', '系统升级中');
  return setup;
}

const HARM: readonly (readonly [string, (file: string) => Promise<void>])[] = [
  ['was deleted', (file) => rm(file)],
  ['was cut short', (file) => truncate(file, 40)],
  ['is empty', (file) => truncate(file, 0)],
  ['is something else', (file) => writeFile(file, '{"schema":1}')],
];

describe.each(HARM)('a manifest that %s', (_case, harm) => {
  it('is given back by restore as the last command left it, with a new number', async () => {
    const setup = await aHistory();
    const [before, { revision }] = [await contentOf(setup), await setup.manifest()];
    await harm(setup.file);

    const { code, text } = await setup.ops('restore', ...WHY);

    expect([code, text]).toEqual([0, expect.not.stringContaining('everything is so already')]);
    expect(await contentOf(setup)).toEqual(before);
    expect((await setup.manifest()).revision).toBeGreaterThan(revision);
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'restore', why: 'ticket 12' });
  });

  it('is no hindrance to switching a remote off, while no store and no server answers', async () => {
    const setup = await aHistory();
    await harm(setup.file);
    const dead = anOpsSetup([], { fileOf: setup.environment.fileOf, fetch: () => Promise.reject(new TypeError('fetch failed')) });

    const { code, text } = await dead.ops('disable', 'wallet', '--reason', '系统升级中');

    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/the manifest was (missing|damaged \(.+\)): this begins with that of revision \d+/),
    ]);
    expect(await statesOf(setup)).toEqual([
      [false, NEW.record.version, OLD.record.version],
      [false, CHAT.record.version, undefined],
    ]);
  });

  it('brings back by configure neither what was switched off nor what was rolled back', async () => {
    const setup = await aHistory();
    await harm(setup.file);

    const { code, text } = await setup.ops('configure', '--latest', ...WHY);

    expect(code).toBe(0);
    expect(await statesOf(setup)).toEqual([
      [true, NEW.record.version, OLD.record.version],
      [false, CHAT.record.version, undefined],
    ]);
    expect(text).toContain(
      `wallet ${BAD.record.version} was rolled back and is not taken: pnpm ops promote wallet ${BAD.record.version} --reason …`,
    );
    expect(text).toContain('chat stays off: pnpm ops enable chat --reason …');
  });

  it('is told by status with the command that gives it back, and the history is still to be read', async () => {
    const setup = await aHistory();
    await harm(setup.file);

    const { code, text } = await setup.ops('status');

    expect([code, text]).toEqual([1, expect.stringMatching(/is (missing|damaged).*: pnpm ops restore --reason … gives back revision \d+/)]);
    expect((await setup.ops('history')).text).toContain('rollback');
  });
});

describe('restore', () => {
  it('takes back what another hand did to a manifest', async () => {
    const setup = await aHistory();
    const before = await contentOf(setup);
    await writeFile(setup.file, JSON.stringify({ ...(await setup.manifest()), siteId: '6666', remotes: {} }));

    const { text } = await setup.ops('restore', ...WHY);

    expect(await contentOf(setup)).toEqual(before);
    expect(text).toContain('the manifest was damaged (changed by another hand than pnpm ops): this begins with that of revision');
  });

  it('goes back to an earlier revision, whose builds have to be fit to run', async () => {
    const setup = await aConfiguredSetup();
    const { revision } = await setup.manifest();
    const before = await contentOf(setup);
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    const { fileOf } = setup.environment;
    const dead = anOpsSetup(ALL, { fileOf, fetch: () => Promise.reject(new TypeError('fetch failed')) });

    expect(await dead.ops('restore', '--revision', String(revision), '--json', ...WHY)).toMatchObject({
      data: { refusal: { code: 'failed-validation' } },
    });
    expect(await setup.ops('restore', '--revision', String(revision), ...WHY)).toMatchObject({ code: 0 });

    expect(await contentOf(setup)).toEqual(before);
    await setup.ops('configure', '--latest', ...WHY);
    expect(await statesOf(setup)).toEqual([[true, BAD.record.version, OLD.record.version], expect.anything()]);
  });

  it('of what is so already changes nothing and leads to the history; a number that never was is refused', async () => {
    const setup = await aConfiguredSetup();
    const lines = await setup.audit();

    expect((await setup.ops('restore', ...WHY)).text).toContain('everything is so already; pnpm ops history shows earlier revisions');
    expect(await setup.ops('restore', '--revision', '12', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'no-revision', message: expect.stringContaining('pnpm ops history') as unknown } },
    });
    expect(await setup.audit()).toEqual(lines);
  });

  it('of a build without any history leads to its configuration', async () => {
    const setup = anOpsSetup(ALL);

    expect(await setup.ops('restore', '--build', 'plum', '--json', ...WHY)).toMatchObject({
      data: { refusal: { message: 'No manifest of plum is kept: pnpm ops configure --latest --build plum --reason …' } },
    });
  });

  it('gives back the manifest at every step of any history, however it was lost', async () => {
    const command = fc.oneof(
      fc.constantFrom('1.0.0', '1.1.0', '1.2.0').map((version) => ['promote', 'wallet', version]),
      fc.constantFrom(['rollback', 'wallet'], ['configure'], ['configure', '--latest'], ['restore']),
      fc
        .constantFrom(['1.1.0', '--share', '5'], ['1.2.0', '--share', '20'], ['--finish'], ['--abort'])
        .map((words) => ['canary', 'wallet', ...words]),
      fc.constantFrom(['disable', 'chat', '--at', '2100-01-01T00:00Z'], ['cancel', '1']).map((words) => [...words]),
      fc.tuple(fc.constantFrom('enable', 'disable'), fc.constantFrom('wallet', 'chat')).map((words) => [...words]),
    );
    const harm = fc.constantFrom(...HARM);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(command, harm), { minLength: 1, maxLength: 6 }), async (steps) => {
        const setup = anOpsSetup(ALL);
        await setup.ops('configure', '--latest', ...WHY);
        for (const [words, [, lose]] of steps) {
          await setup.ops(...words, ...WHY);
          const [before, text] = [await contentOf(setup), await readFile(setup.file, 'utf8')];
          const plans = pendingPlans(await setup.audit());
          await lose(setup.file);
          expect(await setup.ops('restore', ...WHY)).toMatchObject({ code: 0 });
          expect(await contentOf(setup)).toEqual(before);
          expect(pendingPlans(await setup.audit())).toEqual(plans);
          expect(await readFile(setup.file, 'utf8')).not.toBe(text);
        }
      }),
      { numRuns: runs(5, 100) },
    );
  });
});

describe('configure --latest', () => {
  it('takes a release that is newer than the one rolled back, and that one again once it was promoted', async () => {
    const setup = await aHistory();
    const fixed = anOpsSetup([...ALL, aRelease('wallet', '1.2.1-ffffffff')], { fileOf: setup.environment.fileOf });
    await fixed.ops('configure', '--latest', ...WHY);
    expect(await statesOf(setup)).toMatchObject([[true, '1.2.1-ffffffff', NEW.record.version], expect.anything()]);

    const again = await aHistory();
    await again.ops('promote', 'wallet', '1.2.0', ...WHY);
    await again.ops('promote', 'wallet', '1.1.0', ...WHY);
    await again.ops('configure', '--latest', ...WHY);
    expect(await statesOf(again)).toMatchObject([[true, BAD.record.version, NEW.record.version], expect.anything()]);
  });
});

describe('a refused command', () => {
  it('for a build that was never configured leaves no folder behind', async () => {
    const setup = anOpsSetup(ALL);

    expect(await setup.ops('disable', 'wallet', '--build', 'plum', ...WHY)).toMatchObject({
      code: 1,
      text: 'There is no manifest of plum yet: pnpm ops configure --latest --build plum --reason …\n',
    });
    expect(existsSync(dirname(setup.environment.fileOf('plum')))).toBe(false);
  });

  it('of another themed build names that build in its advice', async () => {
    const setup = anOpsSetup(ALL);
    await setup.ops('configure', '--build', 'plum', ...WHY);
    await setup.ops('promote', 'wallet', '1.0.0', '--build', 'plum', ...WHY);

    expect((await setup.ops('rollback', 'wallet', '--build', 'plum', ...WHY)).text).toContain(
      'pnpm ops disable wallet --build plum --reason … switches it off',
    );
    await setup.ops('disable', 'wallet', '--build', 'plum', ...WHY);
    expect((await setup.ops('promote', 'wallet', 'latest', '--build', 'plum', ...WHY)).text).toContain(
      'pnpm ops enable wallet --build plum --reason …',
    );
  });

  it('by a store that fails says which and why', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const dead = { location: 's3://releases (http://127.0.0.1:9)', put: () => Promise.reject(new Error('not asked')) };
    const asked = (): Promise<never> => Promise.reject(new TypeError('fetch failed', { cause }));
    const setup = await aConfiguredSetup();
    const { fileOf } = setup.environment;
    const { ops } = anOpsSetup(ALL, { fileOf, store: () => refusing({ ...dead, list: asked, read: asked }), addresses: ADDRESSES });

    expect(await ops('promote', 'wallet', 'latest', '--json', ...WHY)).toMatchObject({
      data: {
        refusal: {
          code: 'store-unreachable',
          message: expect.stringContaining(`${dead.location} cannot be used: connection refused (ECONNREFUSED)`) as unknown,
        },
      },
    });
  });
});
