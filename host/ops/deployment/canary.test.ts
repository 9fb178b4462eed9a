import { judge, type Step } from './guards';
import { look, watch } from './watch';
import { aWorld, figuresOf, MINUTE, START } from '../testing/world';
import { aConfiguredSetup, ALL, CHAT, NEW, OLD, WHY } from '../testing/openOpsSetup';
import { anOpsSetup, serving, type OpsSetup } from '../testing/opsSetup';

const [OLD_BUILD, NEW_BUILD] = [OLD.record.version, NEW.record.version];

async function aTrial(...options: readonly string[]) {
  const world = aWorld();
  const setup = await aConfiguredSetup(ALL, world.overrides);
  const begun = await setup.ops('canary', 'wallet', '1.1.0', '--share', '5', ...options, ...WHY);
  return { world, setup, begun };
}

async function canaryOf(setup: OpsSetup): Promise<unknown> {
  const wallet = (await setup.manifest()).remotes['wallet'];
  return wallet?.enabled === true ? [wallet.active.version, wallet.canary?.build.version, wallet.canary?.share] : 'off';
}

describe('canary', () => {
  it('gives a release to a share of the devices, beside the active build, and raises it', async () => {
    const { setup, begun } = await aTrial();
    expect(begun.text).toContain('3 files fetched and right');
    expect(await canaryOf(setup)).toEqual([OLD_BUILD, NEW_BUILD, 0.05]);

    await setup.ops('canary', 'wallet', '--share', '20', ...WHY);

    expect(await canaryOf(setup)).toEqual([OLD_BUILD, NEW_BUILD, 0.2]);
    expect((await setup.ops('status', 'wallet')).text).toContain('1.1.0-bbbbbbbb 20 %');
    expect((await setup.ops('history', 'wallet')).text).toContain('canary 1.1.0-bbbbbbbb 5 % ');
  });

  it('that is finished is the active build, and the active one the way back', async () => {
    const { setup } = await aTrial();

    await setup.ops('canary', 'wallet', '--finish', ...WHY);

    expect((await setup.manifest()).remotes['wallet']).toMatchObject({ active: { version: NEW_BUILD }, previous: { version: OLD_BUILD } });
    expect((await setup.manifest()).remotes['wallet']).not.toHaveProperty('canary');
  });

  it('is taken back even where neither the store nor a server answers, and is not taken by configure --latest', async () => {
    const world = aWorld();
    const setup = await aConfiguredSetup([OLD, NEW, CHAT], world.overrides);
    await setup.ops('canary', 'wallet', '1.1.0', '--share', '5', ...WHY);
    expect((await setup.ops('configure', '--latest', ...WHY)).text).toContain(
      'wallet 1.1.0-bbbbbbbb is being tried and is not taken: pnpm ops canary wallet --finish --reason …',
    );
    const unreachable = (): never => {
      throw new Error('nothing answers');
    };
    const down = anOpsSetup([], { ...setup.environment, store: unreachable, fetch: unreachable });

    expect((await down.ops('canary', 'wallet', '--abort', ...WHY)).code).toBe(0);

    expect(await canaryOf(setup)).toEqual([OLD_BUILD, undefined, undefined]);
    expect((await setup.ops('configure', '--latest', ...WHY)).text).toContain('wallet 1.1.0-bbbbbbbb was rolled back and is not taken');
    expect(await canaryOf(setup)).toEqual([OLD_BUILD, undefined, undefined]);
  });

  it('of an incomplete release changes nothing, and names the file', async () => {
    const served = ALL.map((each) => (each === NEW ? { ...NEW, contents: new Map([...NEW.contents, ['screen.js', 'spoiled']]) } : each));
    const setup = await aConfiguredSetup(ALL, { ...aWorld().overrides, fetch: serving(served) });

    const { code, text } = await setup.ops('canary', 'wallet', '1.1.0', '--share', '5', ...WHY);

    expect([code, await canaryOf(setup)]).toEqual([1, [OLD_BUILD, undefined, undefined]]);
    expect(text).toContain('screen.js');
  });

  it.each([
    ['nothing', [], 'unclear'],
    ['two things at once', ['--share', '5', '--finish'], 'unclear'],
    ['a version to end it', ['1.1.0', '--abort'], 'unclear'],
    ['guards without --auto', ['1.1.0', '--share', '5', '--sample', '9'], 'unclear'],
    ['an end where none runs', ['--finish'], 'no-canary'],
    ['a share where none runs', ['--share', '9'], 'no-canary'],
    ['the active build', ['1.0.0', '--share', '5'], 'other-canary'],
    ['no such release', ['9.0', '--share', '5'], 'no-release'],
    ['figures that cannot be read', ['1.1.0', '--share', '5', '--auto'], 'no-figures'],
  ])('is refused: %s', async (_case, argv, code) => {
    const setup = await aConfiguredSetup(ALL);

    const { data } = await setup.ops('canary', 'wallet', ...argv, ...WHY, '--json');

    expect(data).toMatchObject({ ok: false, refusal: { code } });
  });

  it('of another build is refused while one runs, and any while the remote is off', async () => {
    const { setup } = await aTrial();
    expect((await setup.ops('canary', 'wallet', '1.2.0', '--share', '5', ...WHY)).text).toContain(
      'pnpm ops canary wallet --abort --reason …',
    );

    await setup.ops('disable', 'wallet', ...WHY);
    expect((await setup.ops('canary', 'wallet', '1.1.0', '--share', '5', ...WHY)).text).toContain('pnpm ops enable wallet --reason …');
  });

  it.each(['0', '51', '5.5', '100', 'x'])('understands no share of %s', async (share) => {
    expect((await anOpsSetup(ALL).ops('canary', 'wallet', '1.1.0', '--share', share, ...WHY)).code).toBe(2);
  });

  it('comes back with the revision that had it, when its files are right', async () => {
    const { setup } = await aTrial();
    const [line] = (await setup.audit()).slice(-1);
    await setup.ops('canary', 'wallet', '--abort', ...WHY);

    const { text } = await setup.ops('restore', '--revision', String(line?.revision), ...WHY);

    expect(text).toContain('3 files fetched and right');
    expect(await canaryOf(setup)).toEqual([OLD_BUILD, NEW_BUILD, 0.05]);
  });
});

describe('the verdict on a canary', () => {
  const guards = { steps: [20, 50, 100], stepMinutes: 30, sample: 50, failureRise: 2, loadRatio: 3 };
  const step: Step = {
    site: 'default',
    remote: 'wallet',
    canary: 'new',
    active: 'old',
    percent: 5,
    guards,
    since: new Date(START),
    seen: [],
  };

  it.each([
    ['waits without loads', {}, 60, 5, 'wait', '0 of 50 loads'],
    ['waits for the sample', { new: [49, 0], old: [900, 9] }, 60, 5, 'wait', '49 of 50 loads'],
    ['waits for its time', { new: [50, 0], old: [900, 9] }, 29, 5, 'wait', 'until 2026-11-23 18:30:00 GMT+8'],
    ['raises', { new: [50, 1], old: [900, 9] }, 30, 5, 'raise', '1 of 50 loads failed (2.0 %)'],
    ['finishes at the last step', { new: [50, 0], old: [900, 9] }, 30, 50, 'finish', '0 of 50'],
    ['forgives one failure of few', { new: [1, 1], old: [900, 0] }, 1, 5, 'wait', '1 of 50'],
    ['takes back when no sample can be good any more', { new: [2, 2], old: [900, 0] }, 1, 5, 'abort', '2 of 2 loads failed (100.0 %)'],
    ['allows what the active build fails too', { new: [50, 5], old: [900, 90] }, 30, 5, 'raise', '5 of 50'],
    ['takes back what fails more than the active build', { new: [100, 13], old: [900, 90] }, 30, 5, 'abort', '12.0 % are allowed'],
    ['takes back what is too slow', { new: [50, 0, 400], old: [900, 0, 100] }, 30, 5, 'abort', 'too slow'],
    ['does not judge the time of few', { new: [49, 0, 400], old: [900, 0, 100] }, 30, 5, 'wait', '49 of 50'],
  ] as const)('%s', (_case, counted, minutes, percent, kind, why) => {
    const verdict = judge({ ...step, percent }, figuresOf(counted), new Date(START + minutes * MINUTE));

    expect(verdict).toMatchObject({ kind });
    expect(verdict.why).toContain(why);
  });

  it('counts what came since the step began, and all where the platform has started again', () => {
    const seen = [{ build: 'new', loads: 100, failuresByPhase: { render: 40 }, counts: [0, 60] }];
    const at = (counted: Parameters<typeof figuresOf>[0]) => judge({ ...step, seen }, figuresOf(counted), new Date(START)).why;

    expect(at({ new: [130, 40] })).toContain('30 of 50 loads so far: 0 of 30');
    expect(at({ new: [30, 0] })).toContain('30 of 50 loads so far: 0 of 30');
  });
});

describe('a canary with --auto', () => {
  it('is raised step by step and finished without a hand, and the audit names the figures', async () => {
    const { world, setup } = await aTrial('--auto');
    expect((await setup.ops('status', 'wallet')).text).toContain('1.1.0-bbbbbbbb 5 % auto');
    const shares: unknown[] = [];
    for (const loads of [60, 120, 180]) {
      world.count({ [NEW_BUILD]: [loads, 0], [OLD_BUILD]: [loads * 9, 0] });
      world.pass(31);
      await look(setup.environment);
      shares.push(await canaryOf(setup));
    }

    expect(shares).toEqual([
      [OLD_BUILD, NEW_BUILD, 0.2],
      [OLD_BUILD, NEW_BUILD, 0.5],
      [NEW_BUILD, undefined, undefined],
    ]);
    const last = (await setup.audit()).at(-1);
    expect(last?.who).toBe('ops watch for lin');
    expect(last?.why).toContain('finished by its guards, it held: 0 of 60 loads failed (0.0 %)');
  });

  it('is taken back without a hand, and not taken back again for the failures of then when it is tried once more', async () => {
    const { world, setup } = await aTrial('--auto');
    world.count({ [NEW_BUILD]: [4, 3], [OLD_BUILD]: [90, 0] });

    expect(await look(setup.environment)).toMatchObject([{ kind: 'changed' }]);

    expect(await canaryOf(setup)).toEqual([OLD_BUILD, undefined, undefined]);
    expect((await setup.audit()).at(-1)?.why).toContain(
      'taken back by its guards, too many failures, 2.0 % are allowed: 3 of 4 loads failed (75.0 %)',
    );
    await setup.ops('canary', 'wallet', '1.1.0', '--share', '5', '--auto', ...WHY);
    expect(await look(setup.environment)).toMatchObject([{ kind: 'waits' }]);
  });

  it('waits where the figures cannot be read, and where a hand has taken over', async () => {
    const { world, setup } = await aTrial('--auto');
    world.count(undefined);
    expect(await look(setup.environment)).toMatchObject([{ kind: 'waits', text: expect.stringContaining('cannot be read') as unknown }]);

    world.count({ [NEW_BUILD]: [90, 90] });
    await setup.ops('canary', 'wallet', '--share', '5', ...WHY);
    expect(await look(setup.environment)).toEqual([]);
    expect(await canaryOf(setup)).toEqual([OLD_BUILD, NEW_BUILD, 0.05]);
  });

  it('does nothing twice where two watch', async () => {
    const { world, setup } = await aTrial('--auto');
    world.count({ [NEW_BUILD]: [60, 0] });
    world.pass(31);

    await Promise.all([look(setup.environment), look(setup.environment), look(setup.environment)]);

    expect(await canaryOf(setup)).toEqual([OLD_BUILD, NEW_BUILD, 0.2]);
    expect((await setup.audit()).filter(({ why }) => why.startsWith('raised'))).toHaveLength(1);
  });

  it('is watched until that is stopped, and what still waits is said once', async () => {
    const { setup } = await aTrial('--auto');
    const stop = new AbortController();
    const said: string[] = [];
    let looks = 0;
    const figures = () => {
      looks += 1;
      if (looks === 3) stop.abort();
      return setup.environment.figures();
    };

    await watch({ ...setup.environment, figures }, stop.signal, 1, (sightings) => {
      said.push(...sightings.map(({ text }) => text));
    });

    expect([looks, said]).toEqual([3, [expect.stringContaining('canary wallet 1.1.0-bbbbbbbb at 5 %: 0 of 50 loads so far')]]);
  });
});
