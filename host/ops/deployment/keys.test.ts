import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keysFolder, passingSigner, readKeys, signatureFacts, trustedKeys, writeKey } from '@site/release/signingKeys';
import { hashOf } from './audit';
import { auditFile } from './manifestFile';
import { ALL, aConfiguredSetup, WHY } from '../testing/openOpsSetup';
import { anOpsSetup, type OpsSetup } from '../testing/opsSetup';

const HOUR_MS = 3_600_000;
const textOf = ({ file }: OpsSetup): string => readFileSync(file, 'utf8');
const keysOf = ({ file }: OpsSetup): readonly string[] => trustedKeys(keysFolder(file));

/** Returns the same folder at a later time. */
function later(setup: OpsSetup, hours: number): OpsSetup {
  const { fileOf, builds } = setup.environment;
  return anOpsSetup(ALL, { fileOf, builds, now: () => new Date(Date.now() + hours * HOUR_MS) });
}

afterEach(() => {
  delete process.env['SITE_SIGNING_KEY'];
});

describe('the first command', () => {
  it('makes a key by itself and signs by it, and status names it', async () => {
    const setup = await aConfiguredSetup();

    const [key] = readKeys(keysFolder(setup.file));
    expect(signatureFacts(textOf(setup), keysOf(setup))).toEqual({ state: 'signed', keyId: key?.id });
    expect((await setup.ops('status')).text).toContain(`old, signed by ${key?.id ?? ''}, `);
    expect((await setup.ops('keys', 'list')).text).toMatch(new RegExp(`${key?.id ?? ''} +signs .* lin +default`));
  });

  it('signs what is on record and not signed, also where nothing else changes', async () => {
    const setup = await aConfiguredSetup();
    const unsigned = `${JSON.stringify({ ...(await setup.manifest()) }, null, 2)}\n`;
    const audit = readFileSync(auditFile(setup.file), 'utf8').replaceAll(hashOf(textOf(setup)), hashOf(unsigned));
    writeFileSync(setup.file, unsigned);
    writeFileSync(auditFile(setup.file), audit);
    expect((await setup.ops('status')).text).toContain('not signed: pages refuse it (pnpm ops sign --reason …)');

    const { text } = await setup.ops('configure', ...WHY);

    expect(text).toContain('default: sign');
    expect(signatureFacts(textOf(setup), keysOf(setup)).state).toBe('signed');
  });

  it('is refused, and changes nothing, where the place of the private key is named and empty', async () => {
    const setup = await aConfiguredSetup();
    const before = textOf(setup);
    process.env['SITE_SIGNING_KEY'] = join(dirname(setup.file), 'nowhere.pem');

    expect(await setup.ops('disable', 'wallet', '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'no-signing-key' } },
    });
    expect(textOf(setup)).toBe(before);
  });
});

describe('a manifest that is none of ours', () => {
  const STRANGERS: readonly (readonly [string, (setup: OpsSetup) => void, RegExp])[] = [
    ['altered by one byte', (setup) => writeFileSync(setup.file, textOf(setup).replace('1001', '1002')), /changed by another hand/],
    [
      'signed by another key',
      (setup) => writeFileSync(setup.file, passingSigner().sign({ ...(JSON.parse(textOf(setup)) as object), revision: 9_999_999_999 })),
      /changed by another hand/,
    ],
    [
      'without its signature',
      (setup) => writeFileSync(setup.file, textOf(setup).replace(/,\n {2}"signature".*/, '')),
      /changed by another hand/,
    ],
    [
      'of an earlier revision, rightly signed',
      (setup) => {
        const [first] = readFileSync(auditFile(setup.file), 'utf8').split('\n');
        const { manifest } = JSON.parse(first ?? '') as { manifest: string };
        copyFileSync(join(dirname(setup.file), 'manifests', `${manifest}.json`), setup.file);
      },
      /revision \d+ again, after \d+/,
    ],
  ];

  it.each(STRANGERS)('%s is told by status, and no command begins with it', async (_case, intrude, why) => {
    const setup = await aConfiguredSetup();
    const { remotes } = await setup.manifest();
    intrude(setup);

    expect(await setup.ops('status')).toMatchObject({ code: 1, text: expect.stringMatching(why) as unknown });
    expect(await setup.ops('disable', 'chat', ...WHY)).toMatchObject({ code: 0, text: expect.stringMatching(why) as unknown });
    expect((await setup.manifest()).remotes).toMatchObject({ wallet: remotes['wallet'], chat: { enabled: false } });
    expect(signatureFacts(textOf(setup), keysOf(setup)).state).toBe('signed');
  });
});

describe('an exchange of keys', () => {
  async function twoBuilds(): Promise<OpsSetup> {
    const setup = await aConfiguredSetup(ALL, { builds: () => ['default', 'plum', 'never'] });
    await setup.ops('configure', '--build', 'plum', ...WHY);
    return setup;
  }

  it('has no moment at which a page that knows both refuses a manifest, and ends with one that knows the new only', async () => {
    const setup = await twoBuilds();
    const plum = setup.environment.fileOf('plum');
    const [old = ''] = keysOf(setup);
    await setup.ops('keys', 'create');
    const both = keysOf(setup);
    const next = both[1] ?? '';
    const seenBy = (keys: readonly string[]): readonly string[] =>
      [textOf(setup), readFileSync(plum, 'utf8')].map((text) => signatureFacts(text, keys).state);
    const { revision } = await setup.manifest();

    await setup.ops('disable', 'chat', ...WHY);
    expect([seenBy([old]), seenBy(both)]).toEqual([
      ['signed', 'signed'],
      ['signed', 'signed'],
    ]);

    const day = later(setup, 25);
    expect(await day.ops('keys', 'retire', old.slice(0, 6), '--json', ...WHY)).toMatchObject({
      code: 0,
      data: { retired: old.slice(0, 16), signs: next.slice(0, 16), signedAgain: ['default', 'plum'] },
    });

    expect(keysOf(setup)).toEqual([next]);
    expect([seenBy(both), seenBy([next]), seenBy([old])]).toEqual([
      ['signed', 'signed'],
      ['signed', 'signed'],
      ['unknown-key', 'unknown-key'],
    ]);
    expect((await setup.manifest()).revision).toBeGreaterThan(revision);
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'sign', why: 'ticket 12' });
    expect(existsSync(join(keysFolder(setup.file), `${old.slice(0, 16)}.pem`))).toBe(false);
    expect((await day.ops('disable', 'wallet', ...WHY)).code).toBe(0);
  });

  it('waits until open pages know the new key, save for one that has leaked', async () => {
    const setup = await twoBuilds();
    const [old = ''] = keysOf(setup);
    await setup.ops('keys', 'create');

    expect(await setup.ops('keys', 'retire', old.slice(0, 16), '--json', ...WHY)).toMatchObject({
      code: 1,
      data: { refusal: { code: 'key-stays', message: expect.stringContaining('or now with --leaked') as unknown } },
    });
    expect(keysOf(setup)).toHaveLength(2);
    expect((await setup.ops('keys', 'retire', old.slice(0, 16), '--leaked', ...WHY)).code).toBe(0);
    expect(keysOf(setup)).not.toContain(old);
  });

  it('that was broken off goes on by the same command', async () => {
    const setup = await twoBuilds();
    await setup.ops('keys', 'create');
    const folder = keysFolder(setup.file);
    const [old] = readKeys(folder);
    if (old === undefined) throw new Error('no key');
    writeKey(folder, { ...old, state: 'retiring' });
    expect(signatureFacts(textOf(setup), keysOf(setup)).state).toBe('signed');

    expect((await later(setup, 25).ops('keys', 'retire', old.id, ...WHY)).code).toBe(0);

    expect(signatureFacts(textOf(setup), keysOf(setup)).state).toBe('signed');
    expect(keysOf(setup)).not.toContain(old.publicKey);
  });

  it('never leaves none: the only key stays, and so does what is no key', async () => {
    const setup = await twoBuilds();
    const [old = ''] = keysOf(setup);

    expect(await setup.ops('keys', 'retire', old.slice(0, 16), '--leaked', '--json', ...WHY)).toMatchObject({
      data: { refusal: { code: 'key-stays' } },
    });
    expect(await setup.ops('keys', 'retire', '0000000000000000', '--json', ...WHY)).toMatchObject({
      data: { refusal: { code: 'no-such-key' } },
    });
  });
});
