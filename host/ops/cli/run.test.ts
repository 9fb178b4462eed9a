import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addressesFrom, originOf } from '@site/release/addresses';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { ADDRESSES, anOpsSetup, aRelease, aSite, serving, type OpsSetup } from '../testing/opsSetup';
import { ALL, aConfiguredSetup, BAD, NEW, OLD, WHY } from '../testing/openOpsSetup';
import { writeSigned } from '../testing/writeSigned';

async function walletOf(setup: OpsSetup): Promise<unknown> {
  const { remotes } = await setup.manifest();
  const { wallet } = remotes;
  return wallet && [wallet.enabled, wallet.active?.version, wallet.previous?.version];
}

describe('promote', () => {
  it('accepts a full name, an unambiguous beginning, or latest', async () => {
    const setup = await aConfiguredSetup();

    await setup.ops('promote', 'wallet', '1.1', ...WHY);
    expect(await walletOf(setup)).toEqual([true, NEW.record.version, OLD.record.version]);

    await setup.ops('promote', 'wallet', 'latest', ...WHY);
    expect(await walletOf(setup)).toEqual([true, BAD.record.version, NEW.record.version]);
  });

  it.each([
    ['nothing of that name', '3.0.0', 'no-release'],
    ['a beginning of several', '1.', 'ambiguous-version'],
  ])('refuses %s', async (_case, wanted, code) => {
    const setup = await aConfiguredSetup();

    expect(await setup.ops('promote', 'wallet', wanted, '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { ok: false, refusal: { code } },
    });
    expect(await walletOf(setup)).toEqual([true, OLD.record.version, undefined]);
  });

  it('of the same build reports that and writes nothing', async () => {
    const setup = await aConfiguredSetup();
    const before = await setup.manifest();

    expect(await setup.ops('promote', 'wallet', '1.0.0', '--json', ...WHY)).toMatchObject({ code: 0, data: { outcome: 'unchanged' } });
    expect(await setup.manifest()).toEqual(before);
    expect(await setup.audit()).toHaveLength(3);
  });

  it('of an incomplete release changes nothing, and reports what is wrong with which file', async () => {
    const served = ALL.map((release) =>
      release === NEW ? { ...NEW, contents: new Map([...NEW.contents, ['screen.js', 'spoiled']]) } : release,
    );
    const setup = await aConfiguredSetup(ALL, { fetch: serving(served) });

    const { code, text } = await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

    expect(code).toBe(1);
    expect(text).toContain(`${ADDRESSES.remotes['wallet']}/1.1.0-bbbbbbbb/screen.js\n    expected sha256-`);
    expect(await walletOf(setup)).toEqual([true, OLD.record.version, undefined]);
  });

  it('of a release that needs a newer host is refused', async () => {
    const setup = await aConfiguredSetup([...ALL, aRelease('wallet', '2.0.0-eeeeeeee', '^9.0.0')]);

    expect(await setup.ops('promote', 'wallet', '2.0.0', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'failed-validation', faults: [{ got: '^9.0.0' }] } },
    });
  });

  it('from an origin that the manifest does not list is refused', async () => {
    const setup = await aConfiguredSetup();
    const addresses = { ...ADDRESSES, remotes: { ...ADDRESSES.remotes, wallet: 'https://elsewhere.example' } };
    const { environment } = setup;
    const moved = anOpsSetup(ALL, { addresses, fileOf: environment.fileOf });

    expect(await moved.ops('promote', 'wallet', '1.1.0', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { faults: [{ got: 'https://elsewhere.example' }] } },
    });
  });
});

describe('rollback', () => {
  it('goes back, and never again to the build it abandoned', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    await setup.ops('promote', 'wallet', '1.2.0', ...WHY);

    await setup.ops('rollback', 'wallet', ...WHY);
    expect(await walletOf(setup)).toEqual([true, NEW.record.version, OLD.record.version]);

    await setup.ops('rollback', 'wallet', ...WHY);
    expect(await walletOf(setup)).toEqual([true, OLD.record.version, undefined]);

    expect(await setup.ops('rollback', 'wallet', '--json', ...WHY)).toMatchObject({ code: 1, data: { refusal: { code: 'no-way-back' } } });
  });

  it('goes back to a named build, with the fallback that it had', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    await setup.ops('promote', 'wallet', '1.2.0', ...WHY);

    await setup.ops('rollback', 'wallet', '--to', '1.0.0', ...WHY);

    expect(await walletOf(setup)).toEqual([true, OLD.record.version, undefined]);
  });

  it('uses no fallback that was itself abandoned as bad', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    await setup.ops('promote', 'wallet', '1.2.0', ...WHY);
    await setup.ops('rollback', 'wallet', ...WHY);
    const again = anOpsSetup([...ALL, aRelease('wallet', '1.3.0-ffffffff')], { fileOf: setup.environment.fileOf });
    await again.ops('promote', 'wallet', 'latest', ...WHY);

    await again.ops('rollback', 'wallet', ...WHY);

    expect(await walletOf(setup)).toEqual([true, NEW.record.version, OLD.record.version]);
  });

  it('has no fallback that the store does not hold any more', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    await setup.ops('promote', 'wallet', '1.2.0', ...WHY);
    const poorer = anOpsSetup([NEW, BAD], { fileOf: setup.environment.fileOf });

    const { text } = await poorer.ops('rollback', 'wallet', ...WHY);

    expect(await walletOf(setup)).toEqual([true, NEW.record.version, undefined]);
    expect(text).toContain('wallet has no way back now');
  });
});

describe('the switch', () => {
  it('shows players why, in both languages, and records another reason in the audit if asked to', async () => {
    const setup = await aConfiguredSetup();

    const { text } = await setup.ops('disable', 'chat', '--reason', '系统升级中', '--note', 'spam wave');

    expect((await setup.manifest()).remotes['chat']).toMatchObject({
      enabled: false,
      reason: { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' },
    });
    expect(text).toContain('系統升級中');
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'disable', remote: 'chat', why: 'spam wave', who: 'lin' });
  });

  it('uses the traditional text as given', async () => {
    const setup = await aConfiguredSetup();

    await setup.ops('disable', 'chat', '--reason', '升级中', '--reason-tw', '升級維護');

    expect((await setup.manifest()).remotes['chat']).toMatchObject({ reason: { 'zh-TW': '升級維護' } });
  });

  it('back on asks the servers first', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('disable', 'wallet', ...WHY);
    const dead = anOpsSetup(ALL, { fileOf: setup.environment.fileOf, fetch: serving([]) });

    expect(await dead.ops('enable', 'wallet', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'failed-validation' } },
    });
    expect(await setup.ops('enable', 'wallet', ...WHY)).toMatchObject({ code: 0 });
    expect(await walletOf(setup)).toEqual([true, OLD.record.version, undefined]);
  });

  it('is refused for a remote without a build, and for one the themed build does without', async () => {
    const setup = await aConfiguredSetup();
    expect(await setup.ops('enable', 'games', '--json', ...WHY)).toMatchObject({ data: { refusal: { code: 'nothing-to-run' } } });

    const readSite = (build: string): ReturnType<typeof aSite> => aSite({ build, without: new Map([['chat', undefined]]) });
    const without = anOpsSetup(ALL, { fileOf: setup.environment.fileOf, readSite });
    await without.ops('configure', ...WHY);
    expect(await without.ops('enable', 'chat', '--json', ...WHY)).toMatchObject({ data: { refusal: { code: 'not-in-this-build' } } });
  });
});

describe('configure', () => {
  it('with --latest brings each remote to its newest release, in one revision', async () => {
    const setup = anOpsSetup(ALL);

    expect(await setup.ops('configure', '--latest', '--json', ...WHY)).toMatchObject({
      code: 0,
      data: { outcome: 'changed', filesChecked: 6 },
    });

    expect(await walletOf(setup)).toEqual([true, BAD.record.version, undefined]);
    expect((await setup.audit()).map(({ what, remote }) => [what, remote])).toEqual([
      ['configure', undefined],
      ['promote', 'wallet'],
      ['promote', 'chat'],
    ]);
    expect(new Set((await setup.audit()).map(({ revision }) => revision)).size).toBe(1);
  });

  it('again writes nothing, and asks no server', async () => {
    const setup = anOpsSetup(ALL);
    await setup.ops('configure', '--latest', ...WHY);
    const before = await readFile(setup.file, 'utf8');
    const dead = anOpsSetup(ALL, { fileOf: setup.environment.fileOf, fetch: serving([]) });

    expect(await dead.ops('configure', '--latest', '--json', ...WHY)).toMatchObject({ code: 0, data: { outcome: 'unchanged' } });
    expect(await readFile(setup.file, 'utf8')).toBe(before);
  });

  it('leaves off what operations have switched off', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('disable', 'wallet', ...WHY);

    const { text } = await setup.ops('configure', '--latest', ...WHY);

    expect(await walletOf(setup)).toEqual([false, BAD.record.version, OLD.record.version]);
    expect(text).toContain('wallet stays off');
  });
});

describe('a canary', () => {
  const canary = { build: toRemoteBuild(BAD.record, originOf(ADDRESSES, 'wallet')), share: 0.05 };

  async function aSetupWithCanary(): Promise<OpsSetup> {
    const setup = await aConfiguredSetup();
    const manifest = await setup.manifest();
    const { wallet } = manifest.remotes;
    await writeSigned(setup.file, { ...manifest, remotes: { ...manifest.remotes, wallet: { ...wallet, canary } } });
    return setup;
  }

  it('is in the status and in the history, and outlives the changes beside it', async () => {
    const setup = await aSetupWithCanary();
    expect((await setup.ops('status', 'wallet')).text).toMatch(/1\.2\.0-cccccccc 5 %/);

    await setup.ops('disable', 'chat', ...WHY);
    expect((await setup.ops('promote', 'wallet', '1.1.0', ...WHY)).text).toContain('the canary 1.2.0-cccccccc of wallet goes on');

    expect((await setup.manifest()).remotes['wallet']).toMatchObject({ active: { version: NEW.record.version }, canary });
    expect((await setup.ops('history', 'wallet')).text).toContain('canary 1.2.0-cccccccc 5 %');
  });

  it('ends with a rollback: every device goes back', async () => {
    const setup = await aSetupWithCanary();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

    expect((await setup.ops('rollback', 'wallet', ...WHY)).text).toContain('the canary 1.2.0-cccccccc of wallet ends with this');

    expect((await setup.manifest()).remotes['wallet']).not.toHaveProperty('canary');
  });

  it('ends where its build becomes the active one, and where the remote is switched off, which says so', async () => {
    const promoted = await aSetupWithCanary();
    await promoted.ops('promote', 'wallet', '1.2.0', ...WHY);
    expect((await promoted.manifest()).remotes['wallet']).not.toHaveProperty('canary');

    const off = await aSetupWithCanary();
    expect((await off.ops('disable', 'wallet', ...WHY)).text).toContain('the canary 1.2.0-cccccccc of wallet ends with this');
  });

  it('is looked for where the server of its remote is now', async () => {
    const setup = await aSetupWithCanary();
    const addresses = addressesFrom(5950);
    const { fileOf } = setup.environment;
    const moved = anOpsSetup(ALL, { addresses, fileOf, fetch: serving(ALL, addresses) });

    await moved.ops('configure', ...WHY);

    const { wallet } = (await setup.manifest()).remotes;
    expect(wallet?.enabled === true && wallet.canary?.build.entry).toBe(`${addresses.remotes['wallet']}/1.2.0-cccccccc/remoteEntry.js`);
  });
});

describe('a dry run', () => {
  it('reports what would change, and writes nothing at all', async () => {
    const setup = await aConfiguredSetup();
    const contents = async (): Promise<unknown> => {
      const entries = await readdir(dirname(setup.file), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')]));
    };
    const before = await contents();

    expect(await setup.ops('promote', 'wallet', 'latest', '--dry-run', '--json', ...WHY)).toMatchObject({
      code: 0,
      data: { outcome: 'would-change', changes: [{ to: { active: BAD.record.version } }] },
    });
    expect(await contents()).toEqual(before);
  });
});
