import type { Announcement } from './announce';
import { readFigures } from './figures';
import { anOpsSetup, serving } from '../testing/opsSetup';
import { ALL, aConfiguredSetup, BAD, CHAT, NEW, OLD, WHY } from '../testing/openOpsSetup';

const METRICS = 'http://127.0.0.1:4184';

describe('what can be asked', () => {
  it('status: what runs, since when, and whether it answers', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('disable', 'chat', '--reason', '系统升级中');
    const dead = anOpsSetup(ALL, { fileOf: setup.environment.fileOf, fetch: serving([CHAT]) });

    expect((await dead.ops('status', '--json')).data['remotes']).toMatchObject([
      { remote: 'sports', state: 'none', entry: 'not-asked' },
      { remote: 'games', state: 'none' },
      { remote: 'wallet', state: 'on', active: OLD.record.version, requires: '^1.0.0', entry: 'fails', fault: { got: '404' } },
      { remote: 'member', state: 'none' },
      { remote: 'chat', state: 'off', entry: 'answers', reason: { 'zh-CN': '系统升级中' } },
      { remote: 'activities', state: 'none' },
    ]);
    expect((await dead.ops('status', 'wallet', '--no-check', '--json')).data['remotes']).toMatchObject([
      { remote: 'wallet', entry: 'not-asked' },
    ]);
    expect((await setup.ops('status', 'chat')).text).toMatch(/chat +off +1\.0\.0-dddddddd +– +– +\^1\.0\.0 +answers +系统升级中\n/);
  });

  it('status: how each build fares with players', async () => {
    const of = (version: string) => `remote="wallet",build="${version}",themed_build="default"`;
    const metrics = [
      `site_remote_loads_total{${of(NEW.record.version)},phase="mount",result="ok"} 190`,
      `site_remote_loads_total{${of(NEW.record.version)},phase="render",result="failed"} 10`,
      `site_remote_load_seconds_bucket{le="1",${of(NEW.record.version)}} 100`,
      `site_remote_load_seconds_bucket{le="+Inf",${of(NEW.record.version)}} 100`,
    ].join('\n');
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);
    const { fileOf } = setup.environment;
    const figures = () => readFigures({ fetch: () => Promise.resolve(new Response(metrics)), origins: ['http://127.0.0.1:4184'] });
    const seen = anOpsSetup(ALL, { fileOf, figures });

    expect((await seen.ops('status', 'wallet', '--json')).data['remotes']).toMatchObject([
      {
        withPlayers: [
          {
            version: NEW.record.version,
            standing: 'active',
            loads: 200,
            failures: 10,
            failureRate: 0.05,
            medianLoadMs: 500,
            p95LoadMs: 950,
          },
        ],
      },
    ]);
    expect((await seen.ops('status', 'wallet')).text).toMatch(/wallet +1\.1\.0-bbbbbbbb +active +200 +10 \(5 %\) +0\.50 s +0\.95 s\n$/);
  });

  it.each<[string, Parameters<typeof readFigures>[0], string]>([
    ['no address is named', { origins: [] }, 'PLATFORM_METRICS names no address'],
    [
      'nothing listens',
      { origins: [METRICS], fetch: () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })) },
      `${METRICS}/metrics: connection refused (ECONNREFUSED) (PLATFORM_METRICS)`,
    ],
    [
      'the answer comes too late',
      { origins: [METRICS], fetch: () => Promise.reject(new DOMException('aborted', 'TimeoutError')) },
      `${METRICS}/metrics: timeout (TimeoutError) (PLATFORM_METRICS)`,
    ],
    [
      'something else answers',
      { origins: [METRICS], fetch: () => Promise.resolve(new Response('', { status: 502 })) },
      `${METRICS}/metrics answers 502 (PLATFORM_METRICS)`,
    ],
  ])('status: one line that says why there are no figures where %s', async (_what, source, reason) => {
    const setup = await aConfiguredSetup();
    const { fileOf } = setup.environment;
    const { ops } = anOpsSetup(ALL, { fileOf, figures: (asked) => readFigures({ ...source, ...asked }) });

    expect((await ops('status', 'wallet')).text).toContain(`\nno figures of players: ${reason}\n`);
    expect((await ops('status', 'wallet', '--json')).data).toMatchObject({ figuresFailure: reason });
  });

  it('status: no figures and no reason where nothing is asked', async () => {
    const setup = await aConfiguredSetup();

    expect((await setup.ops('status', 'wallet', '--no-check')).text).not.toContain('figures');
    expect((await setup.ops('status', 'wallet', '--json')).text).not.toContain('withPlayers');
  });

  it('releases: newest first, with what is deployed', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', ...WHY);

    expect((await setup.ops('releases', 'wallet', '--json')).data['releases']).toMatchObject([
      { record: { version: BAD.record.version }, standing: 'released' },
      { record: { version: NEW.record.version }, standing: 'active' },
      { record: { version: OLD.record.version }, standing: 'previous' },
    ]);
    expect((await setup.ops('releases', 'games')).text).toBe('memory holds no release of it\n');
  });

  it('history: newest first, of one remote or all, so many lines', async () => {
    const setup = await aConfiguredSetup();
    await setup.ops('promote', 'wallet', '1.1.0', '--reason', '新版上线');

    expect((await setup.ops('history', '--limit', '2', '--json')).data['history']).toMatchObject([
      { what: 'promote', remote: 'wallet', who: 'lin', why: '新版上线', from: { active: OLD.record.version }, isInForce: true },
      { what: 'promote', remote: 'chat' },
    ]);
    const { text } = await setup.ops('history', 'wallet');
    expect(text.trimEnd().split('\n')).toHaveLength(3);
    expect(text).toContain('on 1.1.0-bbbbbbbb (back to 1.0.0-aaaaaaaa)');
  });
});

it('each change that is in force is announced to the metrics, with who and why; one that is refused, tried or nothing new is not', async () => {
  const announced: Announcement[] = [];
  const setup = await aConfiguredSetup();
  const told = anOpsSetup(ALL, {
    fileOf: setup.environment.fileOf,
    announce: (change) => {
      announced.push(change);
      return Promise.resolve();
    },
  });
  await told.ops('promote', 'wallet', '1.1.0', '--reason', '新版上线', '--dry-run');
  await told.ops('promote', 'wallet', '9.9.9', '--reason', '新版上线');
  await told.ops('promote', 'wallet', '1.1.0', '--reason', '新版上线');
  await told.ops('promote', 'wallet', '1.1.0', '--reason', '新版上线');

  expect(announced).toEqual([
    {
      command: 'promote',
      themedBuild: 'default',
      revision: (await told.manifest()).revision,
      at: expect.any(String) as string,
      who: 'lin',
      why: '新版上线',
      remotes: ['wallet'],
    },
  ]);
});

describe('a wrong use of the command', () => {
  it.each([
    ['a change without a reason', ['enable', 'chat']],
    ['an empty reason', ['enable', 'chat', '--reason', ' ']],
    ['what is no name of a remote', ['enable', 'my-casino', ...WHY]],
    ['an unknown command', ['launch']],
    ['a build that is no name', ['status', '--build', '../x']],
    ['no version', ['promote', 'chat', ...WHY]],
    ['a limit that is none', ['history', '--limit', '0']],
  ])('%s ends with 2', async (_case, argv) => {
    const { code, text } = await anOpsSetup(ALL).ops(...argv);

    expect(code).toBe(2);
    expect(text).toContain('error:');
  });

  it('help is no fault', async () => {
    const { code, text } = await anOpsSetup(ALL).ops('--help');

    expect(code).toBe(0);
    expect(text).toContain('rollback');
  });

  it('a build without a manifest is refused with the command that makes it', async () => {
    const { code, text } = await anOpsSetup(ALL).ops('disable', 'chat', ...WHY);

    expect(code).toBe(1);
    expect(text).toContain('pnpm ops configure');
  });
});
