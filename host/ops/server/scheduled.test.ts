import { rm } from 'node:fs/promises';
import { NEW, OLD } from '../testing/openOpsSetup';
import { aWorld, START } from '../testing/world';
import { look } from '../deployment/watch';
import { aService, closeServices } from './testing/serviceSetup';
import type { Client } from './testing/serviceSetup';
import type { Overview } from '../console/wire';

afterEach(closeServices);

const [OLD_BUILD, NEW_BUILD] = [OLD.record.version, NEW.record.version];
const PROMOTION = { values: { version: '1.1', at: '2026-11-23T11:00Z' }, reason: 'ticket 12' };

/** Creates a service with a controllable clock and figures. */
async function aScheduledService(overrides: Parameters<typeof aService>[0] = {}) {
  const world = aWorld();
  return { world, ...(await aService({ ...world.overrides, ...overrides })) };
}

async function overviewOf(client: Client): Promise<Overview> {
  return (await client.call('GET', '/api/overview')).body as unknown as Overview;
}

async function plansOf(client: Client): Promise<Overview['builds'][number]['plans']> {
  return (await overviewOf(client)).builds[0]?.plans ?? [];
}

describe('a change with a time', () => {
  it('is planned as the command plans it, shows what it would change, and is there after a restart of the service', async () => {
    const { client, setup, start } = await aScheduledService();
    const lin = await client('lin');
    const { body: shown } = await lin.change('promote', 'wallet', { ...PROMOTION, isDryRun: true });
    expect(shown).toMatchObject({
      outcome: 'would-change',
      changes: [{ what: 'schedule', plan: { id: 1 } }],
      foreseen: [{ what: 'promote', from: { active: OLD_BUILD }, to: { active: NEW_BUILD } }],
    });

    await lin.change('promote', 'wallet', { ...PROMOTION, expecting: shown['difference'] });

    expect((await setup.audit()).at(-1)).toMatchObject({ who: 'lin', what: 'schedule', why: 'ticket 12' });
    expect((await setup.ops('scheduled')).text).toMatch(/2026-11-23 19:00 .* promote wallet 1\.1\.0-bbbbbbbb +lin +ticket 12/);
    const plan = { id: 1, state: 'waiting', due: '2026-11-23T11:00:00.000Z', remote: 'wallet', who: 'lin', isEnd: false };
    expect(await plansOf(await (await start())('he'))).toMatchObject([{ ...plan, values: { version: NEW_BUILD } }]);
  });

  it('is refused to a viewer, without a time zone, in the past and for a release that is not there', async () => {
    const { client } = await aScheduledService();
    const lin = await client('lin');
    const ask = async (who: Client, values: object) =>
      (await who.change('promote', 'wallet', { ...PROMOTION, values: { ...PROMOTION.values, ...values } })).body;

    expect(await ask(await client('he'), {})).toMatchObject({ refusal: { code: 'not-allowed' } });
    expect(await ask(lin, { at: '2026-11-23T11:00' })).toMatchObject({ refusal: { code: 'not-understood' } });
    expect(await ask(lin, { at: '2026-11-23T09:59Z' })).toMatchObject({ refusal: { code: 'not-in-future' } });
    expect(await ask(lin, { version: '9' })).toMatchObject({ refusal: { code: 'no-release' } });
    expect(await plansOf(lin)).toEqual([]);
  });

  it('is planned in both names where a themed build asks for a second person, and taken back by one alone', async () => {
    const { client } = await aScheduledService({ asksApproval: () => true });
    const [lin, wang] = [await client('lin'), await client('wang')];
    const { body } = await lin.change('promote', 'wallet', PROMOTION);
    expect([body['outcome'], await plansOf(lin)]).toEqual(['waiting', []]);
    expect((await wang.call('GET', '/api/builds/default/requests')).body).toMatchObject({
      requests: [{ changes: [{ what: 'schedule', plan: { due: '2026-11-23T11:00:00.000Z' } }] }],
    });

    await wang.call('POST', `/api/builds/default/requests/${String(body['request'])}`, { decision: 'approve' });
    expect(await plansOf(lin)).toMatchObject([{ who: 'lin', approvedBy: 'wang', state: 'waiting' }]);
    const cancelled = await lin.change('cancel', undefined, { values: { number: '1' }, reason: 'another day' });

    expect(cancelled.body).toMatchObject({ outcome: 'changed' });
    expect(await plansOf(lin)).toMatchObject([{ state: 'cancelled', ended: { who: 'lin', why: 'another day' } }]);
  });

  it('says what became of it: made, refused with the reason, or due and still waiting', async () => {
    const { client, setup, world } = await aScheduledService();
    const lin = await client('lin');
    await lin.change('promote', 'wallet', PROMOTION);
    await lin.change('disable', 'chat', { values: { at: '2026-11-23T12:00Z', until: '2026-11-23T13:00Z' } });
    world.pass(61);
    // The session has expired by then, so sign in again.
    expect(await plansOf(await client('he'))).toMatchObject([{ state: 'due' }, { state: 'waiting' }]);

    await look({ ...setup.environment, fetch: () => Promise.resolve(new Response('gone', { status: 404 })) });
    world.pass(60);
    await look(setup.environment);

    const he = await client('he');
    const [end, made, refused] = await plansOf(he);
    expect(end).toMatchObject({ operation: 'enable', remote: 'chat', state: 'waiting', due: '2026-11-23T13:00:00.000Z', isEnd: true });
    expect(made).toMatchObject({ operation: 'disable', state: 'done', ended: { who: 'ops watch for lin' } });
    expect(refused).toMatchObject({ state: 'refused', ended: { why: expect.stringContaining('is not fit to run') as unknown } });
    const { body } = await he.call('GET', '/api/builds/default/history');
    expect((body['history'] as { what: string }[]).map(({ what }) => what).slice(0, 5)).toEqual([
      'disable',
      'schedule',
      'refused',
      'schedule',
      'schedule',
    ]);
  });

  it('is there while the manifest is not', async () => {
    const { client, setup } = await aScheduledService();
    const lin = await client('lin');
    await lin.change('promote', 'wallet', PROMOTION);
    await rm(setup.file);

    expect((await overviewOf(lin)).builds[0]).toMatchObject({ refusal: { code: 'no-manifest' }, plans: [{ id: 1, state: 'waiting' }] });
  });
});

describe('who makes what is scheduled', () => {
  it('is nobody before the first look, and nobody again where the next look is overdue', async () => {
    const { client, setup, world } = await aScheduledService();
    const lin = await client('lin');
    expect((await overviewOf(lin)).watcher).toBeUndefined();
    await lin.change('promote', 'wallet', PROMOTION);
    expect((await setup.ops('scheduled')).text).toContain('Nothing of this is made until pnpm ops watch runs: it has never looked');

    await look(setup.environment, 20_000);
    world.pass(2);
    expect((await overviewOf(lin)).watcher).toEqual({ at: new Date(START).toISOString(), isWatching: true });
    expect((await setup.ops('scheduled')).text).not.toContain('pnpm ops watch');
    world.pass(1);

    expect((await overviewOf(lin)).watcher).toMatchObject({ isWatching: false });
    expect((await setup.ops('scheduled')).text).toContain('until pnpm ops watch runs: it looked last at 2026-11-23 18:00:00 GMT+8');
  });
});

describe('a canary', () => {
  it('is shown since when, by whom, by which rules, and with what both builds did since its step began', async () => {
    const { client, setup, world } = await aScheduledService();
    const canaryOf = async () =>
      (await overviewOf(await client('he'))).builds[0]?.remotes.find(({ remote }) => remote === 'wallet')?.canary;
    world.count({ [OLD_BUILD]: [1000, 10], [NEW_BUILD]: [7, 1] });
    await (await client('lin')).change('canary', 'wallet', { values: { version: '1.1', share: '5', auto: true }, reason: 'a new page' });
    world.pass(10);
    world.count({ [OLD_BUILD]: [1100, 10], [NEW_BUILD]: [67, 1] });

    const begun = new Date(START).toISOString();
    expect(await canaryOf()).toMatchObject({
      isAuto: true,
      trial: {
        since: begun,
        stepSince: begun,
        who: 'lin',
        why: 'a new page',
        guards: { sample: 50, failureRise: 2 },
        step: [
          { version: NEW_BUILD, standing: 'canary', loads: 60, failures: 0 },
          { version: OLD_BUILD, standing: 'active', loads: 100, failures: 0 },
        ],
      },
    });
    world.pass(30);
    await look(setup.environment);

    expect(await canaryOf()).toMatchObject({ share: 0.2, trial: { since: begun, who: 'ops watch for lin' } });
    expect((await canaryOf())?.trial?.stepSince).not.toBe(begun);
    const lin = await client('lin');
    expect((await lin.call('GET', '/api/builds/default/releases?remote=wallet')).body).toMatchObject({
      releases: [
        { standing: 'released', withPlayers: { loads: 0 } },
        { version: NEW_BUILD, standing: 'canary', withPlayers: { loads: 67, failures: 1 } },
        { version: OLD_BUILD, standing: 'active', withPlayers: { loads: 1100, failures: 10 } },
      ],
    });
    await lin.change('canary', 'wallet', { values: { abort: true } });

    expect(await canaryOf()).toBeUndefined();
    expect((await lin.call('GET', '/api/builds/default/releases?remote=wallet')).body).toMatchObject({
      releases: [{}, { version: NEW_BUILD, standing: 'abandoned', withPlayers: { failures: 1 } }, {}],
    });
  });
});
