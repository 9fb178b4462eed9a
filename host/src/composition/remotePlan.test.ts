import { planRemotes } from './remotePlan';
import { aBuild, aManifest } from './testing/builders';

const [active, previous, canary] = [aBuild('2.0.0'), aBuild('1.0.0'), aBuild('3.0.0')];

describe('the plan of a remote', () => {
  it('runs the active build, and the previous one in its stead', () => {
    const plans = planRemotes(aManifest({ sports: { enabled: true, active, previous } }), 0);

    expect(plans['sports']).toEqual({ kind: 'enabled', builds: [active, previous] });
  });

  it('deploys the canary to its share of the devices, and never takes it from one while the share rises', () => {
    const devices = Array.from({ length: 400 }, (_, index) => index / 400);
    const inShare = (share: number, id: 'sports' | 'chat' = 'sports', build = canary) => {
      const manifest = aManifest({ [id]: { enabled: true, active, canary: { build, share } } });
      return new Set(
        devices.filter((draw) => {
          const plan = planRemotes(manifest, draw)[id];
          return plan?.kind === 'enabled' && plan.builds[0].version === build.version;
        }),
      );
    };
    const [five, twenty] = [inShare(0.05), inShare(0.2)];

    expect(five.size / devices.length).toBeCloseTo(0.05, 1);
    expect(twenty.size / devices.length).toBeCloseTo(0.2, 1);
    expect([...five].every((device) => twenty.has(device))).toBe(true);
    expect(inShare(1).size).toBe(devices.length);
    expect(inShare(0).size).toBe(0);
    // Another remote, or another build, picks other devices.
    for (const other of [inShare(0.2, 'chat'), inShare(0.2, 'sports', aBuild('4.0.0'))]) {
      expect([...twenty].filter((device) => other.has(device)).length).toBeLessThan(twenty.size / 2);
    }
  });

  it("puts a tester's browser on another build of the one remote, unless that is switched off", () => {
    const preview = { remote: 'sports', build: canary, until: 0 } as const;
    const on = { enabled: true, active, previous } as const;

    expect(planRemotes(aManifest({ sports: on, wallet: on }), 0, preview)).toMatchObject({
      sports: { kind: 'enabled', builds: [canary, active, previous] },
      wallet: { kind: 'enabled', builds: [active, previous] },
    });
    expect(planRemotes(aManifest({ sports: { enabled: false, active } }), 0, preview)['sports']?.kind).toBe('disabled');
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
