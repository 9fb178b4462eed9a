import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { factsOf, pendingPlans, replay, withoutVoid } from './audit';
import { approveRequest } from './carryOut';
import { auditFile } from './manifestFile';
import { look } from './watch';
import { aConfiguredSetup, ALL, BAD, NEW, OLD, WHY } from '../testing/openOpsSetup';
import { anOpsSetup, serving, type OpsSetup } from '../testing/opsSetup';
import { aWorld, MINUTE, START } from '../testing/world';

/** Returns a time some minutes after the start, in Shanghai's time zone. */
function at(minutes: number): string {
  return `${new Date(START + (minutes + 480) * MINUTE).toISOString().slice(0, 19)}+08:00`;
}

async function aScheduledSetup(overrides: Parameters<typeof aConfiguredSetup>[1] = {}) {
  const world = aWorld();
  return { world, setup: await aConfiguredSetup(ALL, { ...world.overrides, ...overrides }) };
}

async function walletOf(setup: OpsSetup): Promise<unknown> {
  const facts = factsOf((await setup.manifest()).remotes['wallet']);
  return [facts?.enabled, facts?.active];
}

const [OLD_BUILD, NEW_BUILD] = [OLD.record.version, NEW.record.version];

describe('a scheduled change', () => {
  it('is made when it is due and not before, once, and the audit names it and who asked', async () => {
    const { world, setup } = await aScheduledSetup();
    const { text } = await setup.ops('promote', 'wallet', 'latest', '--at', at(60), ...WHY);
    expect(text).toContain('scheduled as 1 for 2026-11-23 19:00:00 GMT+8');
    expect((await setup.ops('scheduled')).text).toMatch(/1 +2026-11-23 19:00 +– +promote wallet 1\.2\.0-cccccccc +lin +ticket 12/);
    world.pass(59);
    expect(await look(setup.environment)).toEqual([]);

    world.pass(1);
    expect(await look(setup.environment)).toMatchObject([{ kind: 'changed' }]);
    expect(await look(setup.environment)).toEqual([]);

    expect(await walletOf(setup)).toEqual([true, BAD.record.version]);
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'promote', of: 1, who: 'ops watch for lin', why: 'ticket 12' });
    expect((await setup.ops('scheduled')).text).toBe('Nothing is scheduled\n');
    expect((await setup.ops('history', 'wallet')).text).toMatch(
      /schedule 1 .* promote wallet 1\.2\.0-cccccccc at 2026-11-23 19:00:00 GMT\+8/,
    );
  });

  it.each([
    ['a time that is past', ['promote', 'wallet', '1.1', '--at', at(-1)], 'not-in-future'],
    ['an end that is past', ['disable', 'chat', '--until', at(0)], 'not-in-future'],
    ['an end before its beginning', ['disable', 'chat', '--at', at(9), '--until', at(8)], 'not-in-future'],
    ['no such release', ['promote', 'wallet', '7', '--at', at(9)], 'no-release'],
    ['an end without anything to go back to', ['enable', 'chat', '--until', at(9)], 'nothing-to-undo'],
    ['a number that nothing has', ['cancel', '4'], 'no-plan'],
  ])('is refused with %s', async (_case, argv, code) => {
    const { setup } = await aScheduledSetup();

    expect((await setup.ops(...argv, ...WHY, '--json')).data).toMatchObject({ ok: false, refusal: { code } });
    expect(pendingPlans(await setup.audit())).toEqual([]);
  });

  it.each(['2026-12-01T02:00', '2026-12-01', 'tomorrow', '2026-02-30T02:00Z', '2026-12-01T25:00Z', '2026-12-01T02:00+8'])(
    'has no time without a doubt at %s',
    async (time) => {
      expect((await anOpsSetup(ALL).ops('disable', 'chat', '--at', time, ...WHY)).code).toBe(2);
    },
  );

  it('that is cancelled is not made', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('disable', 'wallet', '--at', at(5), ...WHY);

    expect((await setup.ops('cancel', '1', ...WHY)).text).toContain('disable wallet will not be made');
    world.pass(10);

    expect(await look(setup.environment)).toEqual([]);
    expect(await walletOf(setup)).toEqual([true, OLD_BUILD]);
    expect((await setup.ops('history', 'wallet')).text).toContain('cancel 1');
  });

  it('is validated again when it is due: refused, it is on record with the file, and not tried again', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('promote', 'wallet', '1.1', '--at', at(5), ...WHY);
    world.pass(6);
    const served = ALL.map((each) => (each === NEW ? { ...NEW, contents: new Map([...NEW.contents, ['screen.js', 'spoiled']]) } : each));

    expect(await look({ ...setup.environment, fetch: serving(served) })).toMatchObject([{ kind: 'refused' }]);

    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'refused', of: 1, why: expect.stringContaining('screen.js') as unknown });
    expect(await look(setup.environment)).toEqual([]);
    expect(await walletOf(setup)).toEqual([true, OLD_BUILD]);
    expect((await setup.ops('disable', 'chat', ...WHY)).code).toBe(0);
  });

  it('waits for the lock of another command, and is tried again', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('promote', 'wallet', '1.1', '--at', at(5), ...WHY);
    world.pass(6);
    const { environment } = setup;
    let slow: Promise<unknown> | undefined;
    // While one watcher fetches files under the lock, another one cannot acquire it.
    const fetch: typeof environment.fetch = async (input, init) => {
      slow ??= look({ ...environment, lockWaitMs: 0 });
      expect(await slow).toMatchObject([{ kind: 'failed' }]);
      return environment.fetch(input, init);
    };

    expect(await look({ ...environment, fetch })).toMatchObject([{ kind: 'changed' }]);
    expect(await walletOf(setup)).toEqual([true, NEW_BUILD]);
  });

  it('that a second person has agreed to is made in both names', async () => {
    const { world, setup } = await aScheduledSetup();
    const environment = { ...setup.environment, asksApproval: () => true };
    const asked = await anOpsSetup(ALL, environment).ops('promote', 'wallet', '1.1', '--at', at(5), ...WHY, '--json');
    expect(asked.data).toMatchObject({ outcome: 'waiting' });
    await approveRequest('default', String(asked.data['request']), { ...environment, operator: () => 'wang' });
    world.pass(6);

    expect(await look(environment)).toMatchObject([{ kind: 'changed' }]);

    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'promote', who: 'ops watch for lin', approvedBy: 'wang' });
  });

  it('survives the loss of the manifest', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('promote', 'wallet', '1.1', '--at', at(5), ...WHY);
    await rm(setup.file);
    world.pass(6);

    await look(setup.environment);

    expect(await walletOf(setup)).toEqual([true, NEW_BUILD]);
  });
});

describe('a change with an end', () => {
  it.each([
    ['disable', ['disable', 'wallet'], [false, OLD_BUILD], [true, OLD_BUILD]],
    ['promote', ['promote', 'wallet', '1.1'], [true, NEW_BUILD], [true, OLD_BUILD]],
  ])('%s is undone then', async (_case, argv, during, after) => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops(...argv, '--until', at(30), ...WHY);
    expect(await walletOf(setup)).toEqual(during);
    world.pass(31);

    await look(setup.environment);

    expect(await walletOf(setup)).toEqual(after);
    expect(await look(setup.environment)).toEqual([]);
  });

  it('may begin later too', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('disable', 'wallet', '--at', at(10), '--until', at(20), ...WHY);
    const seen: unknown[] = [];
    for (const minutes of [9, 2, 10]) {
      world.pass(minutes);
      await look(setup.environment);
      seen.push(await walletOf(setup));
    }

    expect(seen).toEqual([
      [true, OLD_BUILD],
      [false, OLD_BUILD],
      [true, OLD_BUILD],
    ]);
  });

  it('is not begun after its end, as when nothing watched meanwhile', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('disable', 'wallet', '--at', at(10), '--until', at(20), ...WHY);
    world.pass(25);

    await look(setup.environment);

    expect(await walletOf(setup)).toEqual([true, OLD_BUILD]);
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'cancel', of: 1, why: expect.stringContaining('its end was') as unknown });
  });

  it('enable goes back to off, with the reason that players read before', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('disable', 'wallet', '--reason', '系统升级中');
    await setup.ops('enable', 'wallet', '--until', at(30), ...WHY);
    world.pass(31);

    await look(setup.environment);

    expect((await setup.manifest()).remotes['wallet']).toMatchObject({
      enabled: false,
      reason: { 'zh-CN': '系统升级中', 'zh-TW': '系統升級中' },
    });
  });

  it('a canary is taken back then', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('canary', 'wallet', '1.1', '--share', '5', '--until', at(30), ...WHY);
    world.pass(31);

    await look(setup.environment);

    expect((await setup.manifest()).remotes['wallet']).not.toHaveProperty('canary');
  });

  it('is left as another hand has it', async () => {
    const { world, setup } = await aScheduledSetup();
    await setup.ops('disable', 'wallet', '--reason', '系统升级中', '--until', at(30));
    await setup.ops('disable', 'wallet', '--reason', '无限期停用');
    world.pass(31);

    await look(setup.environment);

    expect(await walletOf(setup)).toEqual([false, OLD_BUILD]);
    expect((await setup.audit()).at(-1)).toMatchObject({ what: 'cancel', why: 'the remote is not as that change left it' });
  });
});

describe('any order of commands, crashes and restarts', () => {
  const step = fc.record({
    argv: fc.constantFrom(
      ['promote', 'wallet', '1.1', '--at', '+5'],
      ['promote', 'wallet', '1.0', '--until', '+9'],
      ['promote', 'wallet', '1.2'],
      ['rollback', 'wallet'],
      ['disable', 'wallet', '--reason-tw', 'x', '--at', '+3', '--until', '+12'],
      ['disable', 'wallet', '--reason-tw', 'x', '--until', '+4'],
      ['enable', 'wallet'],
      ['canary', 'wallet', '1.2', '--share', '5', '--auto', '--sample', '10'],
      ['canary', 'wallet', '--abort'],
      ['cancel', '1'],
    ),
    passes: fc.integer({ min: 0, max: 8 }),
    watchers: fc.integer({ min: 0, max: 2 }),
    failures: fc.constantFrom(0, 0, 20),
    /**
     * Point at which the last change was interrupted: before its record was complete, or before the manifest was
     * written.
     */
    crash: fc.constantFrom('none', 'none', 'record', 'manifest'),
  });

  it('lose no scheduled change, and make none twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const world = aWorld();
        const setup = await aConfiguredSetup(ALL, world.overrides);
        let minutes = 0;
        let loads = 0;
        for (const { argv, passes, watchers, failures, crash } of steps) {
          const before = [await readFile(setup.file, 'utf8'), (await readFile(auditFile(setup.file))).length] as const;
          await setup.ops(...argv.map((word) => (word.startsWith('+') ? at(minutes + Number(word)) : word)), ...WHY);
          if (crash !== 'none') await breakOff(setup, before, crash);
          world.pass(passes);
          minutes += passes;
          loads += 20;
          world.count({ [BAD.record.version]: [loads, failures], [NEW_BUILD]: [900, 0], [OLD_BUILD]: [900, 0] });
          await Promise.all(Array.from({ length: watchers }, () => look(setup.environment)));
        }
        for (const round of ['first', 'second']) {
          world.pass(60);
          await look(setup.environment);
          // The next command repairs the interruption.
          await setup.ops('disable', 'chat', '--reason', round);
        }
        expect((await look(setup.environment)).filter(({ kind }) => kind !== 'waits')).toEqual([]);

        const lines = withoutVoid(await setup.audit());
        const plans = lines.flatMap(({ plan }) => plan ?? []);
        for (const { id } of plans) expect(lines.filter(({ of }) => of === id)).toHaveLength(1);
        expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
        expect(replay(lines).get('wallet')).toEqual(factsOf((await setup.manifest()).remotes['wallet']));
      }),
      { numRuns: runs(4, 150) },
    );
  });

  async function breakOff(setup: OpsSetup, [text, length]: readonly [string, number], crash: 'record' | 'manifest'): Promise<void> {
    const audit = await readFile(auditFile(setup.file));
    if (audit.length === length) return;
    const isRecordOnly = (await readFile(setup.file, 'utf8')) === text;
    await writeFile(setup.file, text);
    // An append may be only partially on disk.
    if (crash === 'record') await truncate(auditFile(setup.file), length + 5);
    else if (isRecordOnly) return;
    await look({ ...setup.environment, builds: () => [] });
  }
});
