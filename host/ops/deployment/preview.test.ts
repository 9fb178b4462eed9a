import { fromPreviewLink, previewSchema } from '@site/shared/deployment/previewLink';
import { keysFolder, signatureFacts, trustedKeys } from '@site/release/signingKeys';
import { splitSignedManifest } from '@site/shared/deployment/signedManifest';
import { aConfiguredSetup, ALL, NEW, WHY } from '../testing/openOpsSetup';
import { ADDRESSES, anOpsSetup, serving } from '../testing/opsSetup';

const NOW = new Date('2026-11-23T10:00:00.000Z');

function textOf(link: unknown): string {
  return fromPreviewLink(new URL(String(link)).hash) ?? '';
}

describe('preview', () => {
  it('makes a signed link to a release that is not promoted, for two hours, and changes nothing', async () => {
    const setup = await aConfiguredSetup(ALL, { now: () => NOW });
    const before = await setup.audit();

    const { code, data } = await setup.ops('preview', 'wallet', '1.1', '--json');

    expect([code, data['version'], data['until']]).toEqual([0, NEW.record.version, '2026-11-23T12:00:00.000Z']);
    const text = textOf(data['link']);
    const facts = previewSchema.parse(JSON.parse(splitSignedManifest(text, 'site-preview-1')?.json ?? ''));
    expect(facts).toMatchObject({
      site: 'default',
      host: ADDRESSES.host,
      remote: 'wallet',
      build: { version: NEW.record.version, integrity: NEW.record.integrity, preload: {} },
      until: '2026-11-23T12:00:00.000Z',
    });
    expect(await setup.audit()).toEqual(before);
  });

  it('signs no text that a page would take for a manifest', async () => {
    const setup = await aConfiguredSetup(ALL);

    const { data } = await setup.ops('preview', 'wallet', '1.1', '--json');

    expect(signatureFacts(textOf(data['link']), trustedKeys(keysFolder(setup.file))).state).toBe('altered');
  });

  it.each([
    ['a file that is not as released', ['wallet', '1.1'], 'failed-validation'],
    ['an address that the manifest does not list', ['wallet', '1.0', '--origin', 'http://localhost:9999'], 'failed-validation'],
    ['no such release', ['wallet', '7.0'], 'no-release'],
    ['no such remote', ['nope', 'latest'], 'no-such-remote'],
    ['a remote that is off', ['chat', 'latest'], 'nothing-to-run'],
  ])('makes no link to %s', async (_case, argv, code) => {
    const served = ALL.map((each) => (each === NEW ? { ...NEW, contents: new Map([...NEW.contents, ['screen.js', 'spoiled']]) } : each));
    const setup = await aConfiguredSetup(ALL, { fetch: serving(served) });
    await setup.ops('disable', 'chat', ...WHY);

    expect((await setup.ops('preview', ...argv, '--json')).data).toMatchObject({ ok: false, refusal: { code } });
  });

  it.each(['0', '10081', 'x'])('is for no %s minutes', async (minutes) => {
    expect((await anOpsSetup(ALL).ops('preview', 'wallet', '1.1', '--minutes', minutes)).code).toBe(2);
  });
});
