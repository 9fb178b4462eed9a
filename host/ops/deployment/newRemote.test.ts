import { readFile } from 'node:fs/promises';
import type { Addresses } from '@site/release/addresses';
import { ADDRESSES, anOpsSetup, aRelease, serving, type OpsSetup, type Release } from '../testing/opsSetup';
import { ALL, WHY } from '../testing/openOpsSetup';

const METADATA = { name: { 'zh-CN': '资讯', 'zh-TW': '資訊' }, code: 'NE', routes: [] };
const WITH_NEWS: Addresses = { ...ADDRESSES, remotes: { ...ADDRESSES.remotes, news: 'http://localhost:5907' } };

function aNewsRelease(metadata: unknown = METADATA, version = '0.1.0-aaaaaaaa'): Release {
  const release = aRelease('news', version, '^1.0.0');
  return { ...release, record: { ...release.record, metadata } };
}

/** Adds metadata to a chat release: a page below a shared path. */
function withRooms(release: Release): Release {
  if (release.record.remote !== 'chat') return release;
  const name = { 'zh-CN': '聊天', 'zh-TW': '聊天' };
  const routes = [{ name: 'rooms', path: '/mine/rooms', access: 'member', title: name }];
  return { ...release, record: { ...release.record, metadata: { name, code: 'CH', routes } } };
}

/** Creates the running site, then adds the address of a new remote. */
async function aSetup(release = aNewsRelease()): Promise<OpsSetup> {
  const releases = [...ALL.map(withRooms), release];
  const setup = anOpsSetup(releases, { addresses: WITH_NEWS, fetch: serving(releases, WITH_NEWS) });
  await setup.ops('configure', '--latest', ...WHY);
  return setup;
}

const onDisk = async ({ file }: OpsSetup) => JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, unknown>>;

describe('a remote that is not one of the specified six', () => {
  it('is deployed with what it says of itself', async () => {
    const setup = await aSetup();

    expect((await setup.manifest()).remotes['news']).toMatchObject({
      enabled: true,
      active: { version: '0.1.0-aaaaaaaa', metadata: METADATA },
    });
    expect((await onDisk(setup))['remotes']).toMatchObject({ news: { enabled: true } });
  });

  it('is switched off and on, shown and recorded like any other', async () => {
    const setup = await aSetup();
    await setup.ops('disable', 'news', '--reason', '升级中');

    expect((await setup.ops('status', 'news')).text).toContain('升级中');
    expect((await setup.ops('enable', 'news', ...WHY)).code).toBe(0);
    expect((await setup.audit()).map(({ what, remote }) => `${what} ${remote ?? ''}`).slice(-2)).toEqual(['disable news', 'enable news']);
  });

  it.each([
    ['of no shape', { path: '/mine' }, 'the path /mine is outside of /news'],
    [
      'that the host has',
      { path: '/mine/news', name: 'home', inContract: true },
      'the name home, which the route home wants, is that of the host',
    ],
    [
      'that another remote of the manifest has',
      { path: '/mine/rooms' },
      'the address /mine/rooms, which the route front wants, is that of chat',
    ],
  ])('is refused with metadata %s, in words, and nothing changes', async (_case, wanted, why) => {
    const routes = [{ name: 'front', access: 'public', title: METADATA.name, ...wanted }];
    const setup = await aSetup();
    const bad = aNewsRelease({ ...METADATA, routes }, '0.2.0-bbbbbbbb');
    const other = anOpsSetup([bad], {
      ...setup.environment,
      store: () => ({ ...setup.environment.store(), list: () => Promise.resolve([bad.record]) }),
    });
    await setup.ops('disable', 'news', '--reason', '升级中');
    const before = await onDisk(setup);

    const { code, text } = await other.ops('promote', 'news', 'latest', ...WHY);

    expect([code, text]).toEqual([1, expect.stringContaining(why)]);
    expect(text).toContain('package.json of remote-news');
    expect(await onDisk(setup)).toEqual(before);
  });

  it('leaves the manifest by configure once it is off and has no address any more, and not before', async () => {
    const setup = await aSetup();
    const gone = anOpsSetup(ALL, { ...setup.environment, addresses: ADDRESSES });

    expect(await gone.ops('configure', ...WHY)).toMatchObject({
      code: 1,
      text: expect.stringContaining('news is on and has no address any more') as unknown,
    });
    expect((await gone.ops('disable', 'news', '--reason', '下线')).code).toBe(0);
    expect((await gone.ops('configure', ...WHY)).code).toBe(0);

    expect((await onDisk(setup))['remotes']).not.toHaveProperty('news');
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'configure', remote: 'news', from: { enabled: false } });
  });
});

it('a remote that nobody knows is refused with those that there are', async () => {
  const setup = await aSetup();

  for (const command of [
    ['disable', 'casino', ...WHY],
    ['status', 'casino'],
  ]) {
    expect(await setup.ops(...command)).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no remote casino; there are sports,') as unknown,
    });
  }
});
