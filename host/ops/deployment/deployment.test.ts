import type { RemoteBuild, RemoteDeployment } from '@site/shared/contract/deploymentManifest';
import { addressesFrom, originOf } from '@site/release/addresses';
import { toRemoteBuild } from '@site/release/remoteBuild';
import { configure, disable, enable, promote, rollBack, type Deployed } from './deployment';
import { ADDRESSES, aRelease, aSite } from '../testing/opsSetup';

const [A, B, C] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'].map((version) =>
  toRemoteBuild(aRelease('chat', version).record, originOf(ADDRESSES, 'chat')),
) as [RemoteBuild, RemoteBuild, RemoteBuild];
const REASON = { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' };

/** Returns a build as a fallback, without preloads. */
const behind = (build: RemoteBuild): RemoteBuild => ({ ...build, preload: {} });
const on = (active: RemoteBuild, previous?: RemoteBuild): RemoteDeployment => ({
  enabled: true,
  active,
  ...(previous && { previous: behind(previous) }),
});
const off = (active?: RemoteBuild, previous?: RemoteBuild): RemoteDeployment => ({
  enabled: false,
  reason: REASON,
  ...(active && { active }),
  ...(previous && { previous: behind(previous) }),
});

const CHANGES: readonly [string, Deployed, (deployed: Deployed) => Deployed, Deployed][] = [
  ['disabling keeps both builds', on(B, A), (deployed) => disable(deployed, REASON), off(B, A)],
  ['disabling what was never deployed leaves the reason', undefined, (deployed) => disable(deployed, REASON), off()],
  [
    'disabling again changes the reason',
    { enabled: false, active: B, reason: { 'zh-CN': '旧', 'zh-TW': '舊' } },
    (deployed) => disable(deployed, REASON),
    off(B),
  ],
  ['enabling brings both builds back', off(B, A), enable, on(B, A)],
  ['enabling what is on changes nothing', on(B, A), enable, on(B, A)],
  ['enabling is refused without a build', off(), enable, undefined],
  ['enabling is refused for what was never deployed', undefined, enable, undefined],
  ['a first promotion has no way back', undefined, (deployed) => promote(deployed, A), on(A)],
  ['promoting makes the active build the way back', on(B, A), (deployed) => promote(deployed, C), on(C, B)],
  ['promoting the same build changes nothing', on(B, A), (deployed) => promote(deployed, B), on(B, A)],
  ['promoting what is off leaves it off, and its reason', off(B, A), (deployed) => promote(deployed, C), off(C, B)],
  ['rolling back leaves no trace of the build left behind', on(B, A), (deployed) => rollBack(deployed, A, undefined), on(A)],
  ['rolling back takes the way back of then', on(C, B), (deployed) => rollBack(deployed, B, A), on(B, A)],
  ['rolling back to the same build changes nothing', on(B, A), (deployed) => rollBack(deployed, B, undefined), on(B, A)],
  ['rolling back what is off leaves it off', off(B, A), (deployed) => rollBack(deployed, A, undefined), off(A)],
];

it.each(CHANGES)('%s', (_case, before, change, after) => {
  expect(change(before)).toEqual(after);
});

describe('configuring', () => {
  it('makes a manifest without remotes where there was none', () => {
    expect(configure(undefined, aSite(), ADDRESSES)).toMatchObject({
      build: 'default',
      siteId: '1001',
      remoteOrigins: Object.values(ADDRESSES.remotes),
      gameOrigins: ADDRESSES.venues,
      remotes: {},
    });
  });

  it('keeps what is deployed, switched off or on', () => {
    const before = { ...configure(undefined, aSite(), ADDRESSES), remotes: { chat: off(B, A) } };

    expect(configure(before, aSite({ siteId: '2002' }), ADDRESSES)).toEqual({ ...before, siteId: '2002' });
  });

  it('switches off what the build excludes, with its reason', () => {
    const before = { ...configure(undefined, aSite(), ADDRESSES), remotes: { chat: on(B, A) } };
    const site = aSite({ without: new Map([['chat', REASON]]) });

    expect(configure(before, site, ADDRESSES).remotes).toEqual({ chat: off(B, A) });
  });

  it('looks for the code where the servers are now', () => {
    const before = { ...configure(undefined, aSite(), ADDRESSES), remotes: { chat: on(B, A) } };
    const moved = addressesFrom(6000);

    const { remotes, remoteOrigins } = configure(before, aSite(), moved);

    expect(remoteOrigins).toContain(moved.remotes['chat']);
    expect(remotes['chat']?.active?.entry).toBe(`${moved.remotes['chat']}/1.1.0-bbbbbbbb/remoteEntry.js`);
    expect(remotes['chat']?.previous?.entry).toBe(`${moved.remotes['chat']}/1.0.0-aaaaaaaa/remoteEntry.js`);
  });
});
