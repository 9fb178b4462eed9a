import { planRemotes } from './remotePlan';
import { aBuild, aManifest } from './testing/builders';

const [active, previous, canary] = [aBuild('2.0.0'), aBuild('1.0.0'), aBuild('3.0.0')];

describe('the plan of a remote', () => {
  it('runs the active build, and the previous one in its stead', () => {
    const plans = planRemotes(aManifest({ sports: { enabled: true, active, previous } }), 0);

    expect(plans['sports']).toEqual({ kind: 'enabled', builds: [active, previous] });
  });

  it.each([
    ['below the share', 0.0999, [canary, active]],
    ['at the share', 0.1, [active]],
  ])('deploys the canary to devices %s', (_case, draw, builds) => {
    const plans = planRemotes(aManifest({ sports: { enabled: true, active, canary: { build: canary, share: 0.1 } } }), draw);

    expect(plans['sports']).toEqual({ kind: 'enabled', builds });
  });

  it('is off with the reason of operations, or with none', () => {
    const reason = { 'zh-CN': '维护', 'zh-TW': '維護' };
    const plans = planRemotes(aManifest({ sports: { enabled: false, reason, active }, chat: { enabled: false } }), 0);

    expect(plans['sports']).toEqual({ kind: 'disabled', reason });
    expect(plans['chat']).toEqual({ kind: 'disabled', reason: undefined });
    expect(plans['wallet']).toEqual({ kind: 'disabled', reason: undefined });
  });

  it.each([
    ['no integrity', { ...active, integrity: undefined }],
    ['an integrity of a weaker kind', { ...active, integrity: 'sha1-abc' }],
    ['an unsupported range', { ...active, requires: '>=1' }],
    ['no address', { ...active, entry: 'remoteEntry.js' }],
    ['a container that is no name', { ...active, container: 'remote-sports' }],
  ])('is invalid for a build with %s, and for no other remote', (_case, build) => {
    const plans = planRemotes(aManifest({ sports: { enabled: true, active: build }, wallet: { enabled: true, active } }), 0);

    expect(plans['sports']?.kind).toBe('invalid');
    expect(plans['wallet']?.kind).toBe('enabled');
  });

  it('is invalid for all where there is no manifest', () => {
    expect(new Set(Object.values(planRemotes(undefined, 0)).map(({ kind }) => kind))).toEqual(new Set(['invalid']));
  });
});
