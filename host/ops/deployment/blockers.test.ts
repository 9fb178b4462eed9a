import { ALL, aConfiguredSetup, WHY } from '../testing/openOpsSetup';
import { anOpsSetup, aRelease, type OpsSetup, type Release } from '../testing/opsSetup';
import { writeSigned } from '../testing/writeSigned';

/** Returns the same release with this React in its record. */
function withReact({ record, contents }: Release, react: Release['record']['react']): Release {
  return { record: { ...record, react }, contents };
}

const NINETEEN = withReact(aRelease('wallet', '1.0.0-aaaaaaaa'), { version: '19.3.1' });
const TWENTY = withReact(aRelease('wallet', '1.1.0-bbbbbbbb'), { version: '20.0.0' });
const NONE = withReact(aRelease('chat', '1.0.0-dddddddd'), {});

const verdicts = async (setup: OpsSetup, ...argv: string[]): Promise<unknown> => {
  const { code, data } = await setup.ops('blockers', ...argv, '--json');
  const builds = data['builds'] as { remote: string; role: string; verdict: string }[];
  return [code, builds.map(({ remote, role, verdict }) => `${remote} ${role}: ${verdict}`)];
};

it('the next major of the contract is blocked by every build that a manifest names, the one to go back to included', async () => {
  const setup = await aConfiguredSetup();
  await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

  expect(await verdicts(setup)).toEqual([1, ['wallet active: blocks', 'wallet previous: blocks', 'chat active: blocks']]);
  expect(await verdicts(setup, '--contract', '1')).toEqual([0, ['wallet active: runs', 'wallet previous: runs', 'chat active: runs']]);
});

it('a build that was made for the next major does not block it, and would not run on the one of now', async () => {
  const setup = await aConfiguredSetup();
  const { remotes, ...rest } = await setup.manifest();
  const wallet = remotes['wallet'];
  if (wallet?.active === undefined) throw new Error('the wallet is not deployed');
  const next = { ...wallet, active: { ...wallet.active, requires: '^2.0.0' } };
  await writeSigned(setup.file, { ...rest, remotes: { wallet: next } });

  expect(await verdicts(setup, '--contract', '2')).toEqual([0, ['wallet active: runs']]);
  expect(await verdicts(setup, '--contract', '1.5.0')).toEqual([0, ['wallet active: blocks']]);
});

it('a remote that has a release for it blocks no more, and the release is named: it is promoted with the host', async () => {
  const setup = await aConfiguredSetup();
  const { fileOf, builds } = setup.environment;
  const next = ['wallet', 'chat'].map((remote) => aRelease(remote, '2.0.0-eeeeeeee', '^2.0.0'));

  const { code, text } = await anOpsSetup([...ALL, ...next], { fileOf, builds }).ops('blockers');

  expect([code, text]).toEqual([0, expect.stringMatching(/wallet +active .* blocks +2\.0\.0-eeeeeeee/)]);
  expect((await anOpsSetup([...ALL, ...next.slice(1)], { fileOf, builds }).ops('blockers')).code).toBe(1);
});

it('another React blocks nobody who carries one: it is loaded beside that of the host, which is said', async () => {
  const setup = await aConfiguredSetup([NINETEEN, TWENTY, NONE]);
  await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

  expect(await verdicts(setup, '--react', '20')).toEqual([
    0,
    ['wallet active: runs', 'wallet previous: brings its own', 'chat active: runs'],
  ]);
});

it('a release whose record says nothing of its React may block, so it counts', async () => {
  const { code, text } = await (await aConfiguredSetup()).ops('blockers', '--react', '20');

  expect([code, text]).toEqual([1, expect.stringMatching(/wallet +active +1\.0\.0-aaaaaaaa +\^1\.0\.0 +– +unknown/)]);
});

it('a remote that is switched off is listed too: it would block once it is on', async () => {
  const setup = await aConfiguredSetup();
  await setup.ops('disable', 'chat', '--reason', '系统升级中');

  const { code, text } = await setup.ops('blockers', '--contract', '2');

  expect([code, text]).toEqual([1, expect.stringMatching(/chat \(off\) +active .* blocks/)]);
});

it('all themed builds are looked at, and one without a manifest is left out', async () => {
  const setup = await aConfiguredSetup(ALL, { builds: () => ['default', 'plum', 'never'] });
  await setup.ops('configure', '--build', 'plum', ...WHY);
  await setup.ops('promote', 'chat', 'latest', '--build', 'plum', ...WHY);

  const { text } = await setup.ops('blockers');

  expect(text).toMatch(/^plum +chat +active/m);
  expect(text).toContain('have to be released again first on a host with contract 2');
  expect((await setup.ops('blockers', '--contract', 'next')).code).toBe(2);
});
