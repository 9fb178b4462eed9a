import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPreviewLink } from '@site/shared/deployment/previewLink';
import { createStorage } from '@site/shared/storage';
import { localeProblems } from '@site/testing/localeParity';
import { clearDevice } from '../testing/aShell';
import { aFullManifest, renderApp } from '../testing/renderApp';
import { aSigner } from '../composition/testing/aSigner';
import { aBuild } from '../composition/testing/builders';
import { createManifestVerifier } from '../composition';
import { KEPT_PREVIEW } from './keptPreview';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import { openPreview, type OpenedPreview } from './openPreview';
import { PreviewBanner } from './PreviewBanner';

const NOW = Date.parse('2026-11-23T10:00:00.000Z');
const ORIGIN = 'https://site.example';
const [ours, theirs] = [aSigner(), aSigner()];
const build = aBuild('2.0.0-branch', { container: 'remote_wallet_branch' });
const FACTS = { site: 'default', host: ORIGIN, remote: 'wallet', build, until: '2026-11-23T12:00:00.000Z' };

const local = createStorage(() => window.localStorage, window);

function linked(facts: object, { signer = ours, purpose = 'site-preview-1' as const, change = (text: string) => text } = {}): string {
  return new URL(toPreviewLink(ORIGIN, change(signer.sign({ ...FACTS, ...facts }, purpose)))).hash;
}

function open(fragment: string | undefined, now = NOW): Promise<OpenedPreview> {
  return openPreview({
    fragment,
    storage: local,
    verify: createManifestVerifier({ trust: { build: 'default', keys: [ours.publicKey] }, subtle: crypto.subtle }),
    site: 'default',
    origin: ORIGIN,
    remoteOrigins: [new URL(build.entry).origin],
    now: () => now,
  });
}

beforeEach(clearDevice);

describe("a tester's link", () => {
  it('puts this browser on its build until its end, also without the link', async () => {
    const preview = { remote: 'wallet', build, until: Date.parse(FACTS.until) };

    expect(await open(linked({}))).toEqual({ preview, refusal: undefined });
    expect(await open(undefined)).toEqual({ preview, refusal: undefined });
    expect(await open(undefined, Date.parse(FACTS.until))).toEqual({ preview: undefined, refusal: 'expired' });
    expect(await open(undefined)).toEqual({ preview: undefined, refusal: undefined });
  });

  it.each([
    ['signed by another key', linked({}, { signer: theirs }), 'invalid'],
    ['altered', linked({}, { change: (text) => text.replace('wallet', 'member') }), 'invalid'],
    ['signed as a manifest', linked({}, { purpose: 'site-manifest-1' as 'site-preview-1' }), 'invalid'],
    ['no text at all', '#preview=%%%', 'invalid'],
    ['empty', '#preview=', 'invalid'],
    ['of another shape', linked({ build: { version: '1' } }), 'invalid'],
    ['past its end', linked({ until: '2026-11-23T10:00:00.000Z' }), 'expired'],
    ['without a moment as its end', linked({ until: 'tomorrow' }), 'expired'],
    ['of another themed build', linked({ site: 'gilt' }), 'foreign'],
    ['of another site', linked({ host: 'https://other.example' }), 'foreign'],
    ['to code from elsewhere', linked({ build: { ...build, entry: 'https://elsewhere.example/remoteEntry.js' } }), 'foreign'],
  ])('that is %s is ignored, and leaves an earlier one in force', async (_case, fragment, refusal) => {
    expect(await open(fragment)).toEqual({ preview: undefined, refusal });
    expect(local.read(KEPT_PREVIEW)).toBeUndefined();

    const { preview } = await open(linked({}));
    expect(await open(fragment)).toEqual({ preview, refusal });
  });

  it('cannot be replaced by what writes to the storage', async () => {
    local.write(KEPT_PREVIEW, theirs.sign(FACTS, 'site-preview-1'));

    expect(await open(undefined)).toEqual({ preview: undefined, refusal: 'invalid' });
    expect(local.read(KEPT_PREVIEW)).toBeUndefined();
  });
});

describe('the banner', () => {
  const preview = { remote: 'wallet', build, until: Date.parse(FACTS.until) };
  const banner = (opened: OpenedPreview) => <PreviewBanner opened={opened} storage={local} now={() => NOW} />;

  it('names the remote and the build, and says that money is real', async () => {
    await renderApp('/', { preview, banner: banner({ preview, refusal: undefined }) });

    const shown = screen.getByRole('complementary', { name: '试用版本' });
    expect(shown).toHaveTextContent('“钱包”正在使用试用版本 2.0.0-branch');
    expect(shown).toHaveTextContent('账户、资金与注单均为真实。');
  });

  it('says that another build is used where the remote is off', async () => {
    await renderApp('/', { preview, manifest: aFullManifest(['wallet']), banner: banner({ preview, refusal: undefined }) });

    expect(screen.getByRole('complementary', { name: '试用版本' })).toHaveTextContent('未在使用');
  });

  it('ends the preview at its end, and when another tab has ended it', async () => {
    local.write(KEPT_PREVIEW, 'the link');
    const soon = { ...preview, until: NOW };
    await renderApp('/', { preview: soon, banner: banner({ preview: soon, refusal: undefined }) });

    expect(screen.getByText('试用链接已过期，使用正式版本')).toBeInTheDocument();
    expect(local.read(KEPT_PREVIEW)).toBeUndefined();
  });

  it('disappears when another tab has gone back', async () => {
    await renderApp('/', { preview, banner: banner({ preview, refusal: undefined }) });

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: KEPT_PREVIEW.key, newValue: null, storageArea: window.localStorage }));
    });

    expect(screen.queryByRole('complementary', { name: '试用版本' })).not.toBeInTheDocument();
  });

  it.each([
    ['invalid', '试用链接无效或已被改动，未作任何更改'],
    ['expired', '试用链接已过期，使用正式版本'],
    ['foreign', '试用链接不属于本站，未作任何更改'],
  ] as const)('says why a link is ignored (%s), until that is read', async (refusal, text) => {
    const user = userEvent.setup();
    await renderApp('/', { banner: banner({ preview: undefined, refusal }) });
    expect(screen.getByText(text)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: '知道了' }));

    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('has every text in both languages', () => {
    expect(localeProblems(zhCN, zhTW)).toEqual([]);
  });
});
