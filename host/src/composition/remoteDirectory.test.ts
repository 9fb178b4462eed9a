import type { DeploymentManifest } from '@site/shared/contract/deploymentManifest';
import { KNOWN_REMOTES } from './knownRemotes';
import { nameOf, readDirectory, type RemoteDirectory } from './remoteDirectory';
import { planRemotes } from './remotePlan';
import { aBuild, aManifest, ORIGIN } from './testing/builders';
import { aNewsMetadata } from './testing/newsMetadata';

interface Read {
  readonly directory: RemoteDirectory;
  /** Ids of the remotes whose metadata was ignored, with the reason. */
  readonly ignored: readonly (readonly [string, string])[];
}

function read(manifest: DeploymentManifest | undefined, origins: readonly string[] = [ORIGIN]): Read {
  const ignored: (readonly [string, string])[] = [];
  const directory = readDirectory({
    manifest,
    plans: planRemotes(manifest, 0.5),
    isReachable: (origin) => origins.includes(origin),
    onIgnored: (id, faults) => ignored.push([id, faults.join('; ')]),
  });
  return { directory, ignored };
}

const withNews = (metadata: unknown = aNewsMetadata(), more: object = {}): DeploymentManifest =>
  aManifest({ wallet: { enabled: true, active: aBuild() }, news: { enabled: true, active: aBuild('1.0.0', { metadata }), ...more } });

describe('who the remotes are', () => {
  it('is known of those of the host’s build without any manifest', () => {
    const { directory } = read(undefined);

    expect(directory.ids).toEqual(Object.keys(KNOWN_REMOTES));
    expect(nameOf(directory, 'wallet', 'zh-TW')).toBe('錢包');
  });

  it('is said by the manifest of one that the host was built without', () => {
    const { directory, ignored } = read(withNews());

    expect(directory.isEnabled('news')).toBe(true);
    expect(directory.metadataOf('news')).toEqual(aNewsMetadata());
    expect(ignored).toEqual([]);
  });

  it('is said anew by the release of one that the host knows', () => {
    const metadata = { name: { 'zh-CN': '小金库', 'zh-TW': '小金庫' }, code: 'WA', routes: [] };

    const { directory } = read(aManifest({ wallet: { enabled: true, active: aBuild('2.0.0', { metadata }) } }));

    expect(nameOf(directory, 'wallet', 'zh-CN')).toBe('小金库');
    expect(directory.metadataOf('wallet')?.routes).toEqual([]);
  });

  it('is said by the build that this device gets', () => {
    const build = aBuild('2.0.0', { metadata: { ...aNewsMetadata(), code: 'NW' } });
    const codeAt = (share: number) => read(withNews(aNewsMetadata(), { canary: { build, share } })).directory.metadataOf('news')?.code;

    expect([codeAt(1), codeAt(0)]).toEqual(['NW', 'NE']);
  });

  it('is still known of one that is off, which then is not offered', () => {
    const off = aManifest({ news: { enabled: false, active: aBuild('1.0.0', { metadata: aNewsMetadata() }) } });
    const { directory } = read(off);

    expect([directory.isEnabled('news'), directory.metadataOf('news')?.code]).toEqual([false, 'NE']);
  });

  it.each<[string, string, unknown, string]>([
    ['a path of the host', 'news', { ...aNewsMetadata(), routes: [{ ...aNewsMetadata().routes[0], path: '/login' }] }, 'outside of /news'],
    ['a text', 'news', '<script>', 'Invalid input'],
    ['an id that is an address of the site', 'mine', aNewsMetadata(), 'mine can be'],
  ])('is ignored where it is bad, and of no other remote: %s', (_case, id, metadata, why) => {
    const bad = { enabled: true, active: aBuild('1.0.0', { metadata }) };
    const { directory, ignored } = read(aManifest({ chat: { enabled: true, active: aBuild() }, [id]: bad }));

    expect(ignored).toEqual([[id, expect.stringContaining(why)]]);
    expect(directory.metadataOf(id)).toBeUndefined();
    expect([directory.isEnabled('chat'), nameOf(directory, 'chat', 'zh-CN')]).toEqual([true, '聊天']);
  });

  it('waits for the next load of the page where the open one may run no code of its origin', () => {
    const { directory, ignored } = read(withNews(), ['https://sports.other']);

    expect(directory.metadataOf('news')).toBeUndefined();
    expect(ignored).toEqual([['news', expect.stringContaining('when the page is loaded again')]]);
  });

  it('is an id where nobody has said anything', () => {
    expect(nameOf(read(aManifest()).directory, 'news', 'zh-CN')).toBe('news');
  });
});
