import naughtyStrings from 'big-list-of-naughty-strings';
import { ALL, NEW, OLD, WHY } from '../testing/openOpsSetup';
import { anOpsSetup } from '../testing/opsSetup';
import { aService, closeServices, PASSWORD } from './testing/serviceSetup';
import { removeUser } from './manageAccounts';

afterEach(closeServices);

describe('roles', () => {
  it('a viewer reads everything and changes nothing, not even as a dry run', async () => {
    const { client, setup } = await aService();
    const he = await client('he');

    expect((await he.call('GET', '/api/overview')).body).toMatchObject({ builds: [{ build: 'default', waiting: 0 }] });
    expect((await he.call('GET', '/api/builds/default/history')).status).toBe(200);
    expect(await he.change('disable', 'chat')).toMatchObject({ status: 403, body: { refusal: { code: 'not-allowed' } } });
    expect((await he.change('disable', 'chat', { isDryRun: true })).status).toBe(403);
    expect((await setup.manifest()).remotes['chat']).toMatchObject({ enabled: true });
  });

  it('an operator makes a change in their own name', async () => {
    const { client, setup } = await aService();

    expect((await (await client('lin')).change('disable', 'chat')).body).toMatchObject({ outcome: 'changed' });
    expect((await setup.audit()).at(-1)).toMatchObject({ who: 'lin', what: 'disable', why: '系统升级中' });
  });

  it('who is not signed in is told nothing', async () => {
    const { client } = await aService();
    const stranger = await client();

    for (const url of [
      'desk',
      'overview',
      'builds/default/status',
      'builds/default/history',
      'builds/default/requests',
      'builds/default/releases',
    ]) {
      expect(await stranger.call('GET', `/api/${url}`)).toMatchObject({ status: 401, body: { refusal: { code: 'signed-out' } } });
    }
    expect((await stranger.change('disable', 'chat')).status).toBe(401);
  });
});

describe('a token', () => {
  const token = { name: 'deploy', user: 'lin', commands: ['promote', 'status'], builds: ['default'], until: '2026-06-01T00:00:00.000Z' };
  const bearer = { authorization: 'Bearer ops_secret' };

  it('makes the changes it is for, without a page, in the name of its user', async () => {
    const { client, setup } = await aService({}, [{ ...token, secret: 'ops_secret' }]);
    const pipeline = await client();
    const ask = { operation: 'promote', remote: 'wallet', values: { version: '1.1' }, reason: 'build 7', isDryRun: false };

    const { body } = await pipeline.call('POST', '/api/builds/default/changes', ask, { ...bearer, origin: '' });

    expect(body).toMatchObject({ outcome: 'changed' });
    expect((await setup.audit()).at(-1)).toMatchObject({ who: 'lin (deploy)', what: 'promote' });
    expect(await pipeline.call('GET', '/api/builds/default/status', undefined, bearer)).toMatchObject({
      status: 200,
      body: { build: 'default' },
    });
  });

  it.each([
    [
      'another operation',
      'POST',
      '/api/builds/default/changes',
      { operation: 'disable', remote: 'chat', values: {}, reason: 'x', isDryRun: false },
      403,
    ],
    ['another report', 'GET', '/api/builds/default/history', undefined, 403],
    ['all themed builds', 'GET', '/api/overview', undefined, 403],
    ['another password', 'POST', '/api/password', { current: PASSWORD, next: 'a longer one of mine' }, 401],
  ] as const)('is refused %s', async (_case, method, url, body, status) => {
    const { client } = await aService({}, [{ ...token, secret: 'ops_secret' }]);

    expect((await (await client()).call(method, url, body, bearer)).status).toBe(status);
  });

  it('is refused a themed build that it is not for', async () => {
    const { client } = await aService({ builds: () => ['default', 'gilt'] }, [{ ...token, secret: 'ops_secret' }]);

    expect((await (await client()).call('GET', '/api/builds/gilt/status', undefined, bearer)).body).toMatchObject({
      refusal: { code: 'out-of-scope' },
    });
  });

  it('is over at its end, with its user and for a wrong secret; a cookie beside it does not help', async () => {
    const { client, setup, clock } = await aService({}, [{ ...token, secret: 'ops_secret' }]);
    const lin = await client('lin');
    const status = async (headers: Record<string, string>) =>
      (await lin.call('GET', '/api/builds/default/status', undefined, headers)).status;
    expect(await status({ authorization: 'Bearer ops_wrong' })).toBe(401);
    expect(await status(bearer)).toBe(200);
    await removeUser('lin', setup.environment);
    expect(await status(bearer)).toBe(401);
    clock.now = Date.parse(token.until);

    expect(await status(bearer)).toBe(401);
  });
});

describe('calls that the page did not make', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no page at all', { origin: '' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['the site itself, on another port', { origin: 'http://localhost:4100' }],
  ])('from %s change nothing', async (_case, headers) => {
    const { client, setup } = await aService();
    const lin = await client('lin');
    const ask = { operation: 'disable', remote: 'chat', values: {}, reason: 'x', isDryRun: false };

    expect((await lin.call('POST', '/api/builds/default/changes', ask, headers)).status).toBe(403);
    expect((await setup.manifest()).remotes['chat']).toMatchObject({ enabled: true });
  });

  it('under another name of this machine are told nothing', async () => {
    const { client } = await aService();

    expect((await (await client('lin')).call('GET', '/api/desk', undefined, { host: 'rebound.example:4120' })).status).toBe(421);
  });

  it('are answered with a policy that lets nothing foreign in, errors included', async () => {
    const { client } = await aService();
    for (const url of ['/api/desk', '/api/nothing', '/..%2f..%2fetc/passwd']) {
      const { headers } = await (await client()).call('GET', url);
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    }
  });
});

describe('what is asked', () => {
  it('is shown as a difference first, and refused where it has become another', async () => {
    const { client, setup } = await aService();
    const [lin, zhao] = [await client('lin'), await client('zhao')];
    const promotion = { values: { version: '1.1' }, reason: 'ticket 12' };
    const { body: shown } = await lin.change('promote', 'wallet', { ...promotion, isDryRun: true });
    expect(shown).toMatchObject({
      outcome: 'would-change',
      changes: [{ what: 'promote', remote: 'wallet', from: { active: OLD.record.version }, to: { active: NEW.record.version } }],
    });
    expect((await setup.manifest()).remotes['wallet']).toMatchObject({ active: { version: OLD.record.version } });
    await zhao.change('promote', 'wallet', { values: { version: '1.2' }, reason: 'ticket 13' });

    const { status, body } = await lin.change('promote', 'wallet', { ...promotion, expecting: shown['difference'] });

    expect([status, body['refusal']]).toMatchObject([409, { code: 'difference-moved' }]);
  });

  it.each([
    ['nothing of that name', 'fly', {}, 400, 'not-understood'],
    ['a value it does not take', 'disable', { values: { to: '1' } }, 400, 'not-understood'],
    ['a missing version', 'promote', { values: {} }, 400, 'not-understood'],
    ['an empty reason', 'disable', { reason: '  ' }, 400, 'not-understood'],
    ['a release that is not there', 'promote', { values: { version: '9.9' } }, 409, 'no-release'],
    ['a remote that could be a path', 'disable', { remote: '../chat' }, 400, 'not-understood'],
  ])('is refused as the command refuses it: %s', async (_case, operation, more, status, code) => {
    const { client } = await aService();

    expect(await (await client('lin')).change(operation, 'wallet', more)).toMatchObject({ status, body: { refusal: { code } } });
  });

  it('names a themed build that there is: no path becomes a folder', async () => {
    const { client } = await aService();
    const lin = await client('lin');

    for (const build of ['..%2f..', 'nope', '%00']) {
      expect([400, 404]).toContain((await lin.call('GET', `/api/builds/${build}/history`)).status);
    }
  });

  it('hostile texts in a reason are kept as they are, and every line of the audit stays one line', async () => {
    const { client, setup } = await aService();
    const lin = await client('lin');
    const texts = naughtyStrings.filter((text) => text.trim() !== '' && text.length <= 500);
    const chosen = process.env['WHOLE_LISTS'] === undefined ? texts.filter((_, index) => index % 25 === 0) : texts;

    for (const [index, reason] of chosen.entries()) {
      const { status } = await lin.change('disable', index % 2 === 0 ? 'chat' : 'wallet', { reason, values: { reasonTw: reason } });
      expect([reason, status]).toEqual([reason, 200]);
    }

    const kept = (await setup.audit()).map(({ why }) => why);
    expect(kept.slice(-chosen.length)).toEqual(chosen.map((text) => text.trim()));
    const { body } = await lin.call('GET', '/api/builds/default/history');
    expect((body['history'] as { why: string }[])[0]?.why).toBe(chosen.at(-1)?.trim());
  });

  it('waits for the command line where that holds the lock, and then names who holds it', async () => {
    const { client, setup } = await aService({ lockWaitMs: 50 });
    let release = (): void => undefined;
    let entered = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (entered = resolve));
    const held = new Promise<void>((resolve) => (release = resolve));
    const command = anOpsSetup(ALL, {
      fileOf: setup.environment.fileOf,
      operator: () => 'the command line',
      fetch: async (...request) => {
        entered();
        await held;
        return setup.environment.fetch(...request);
      },
    }).ops('promote', 'wallet', '1.1', ...WHY);
    await isHeld;

    const refused = await (await client('lin')).change('disable', 'chat');
    release();

    expect(refused.body).toMatchObject({ refusal: { code: 'locked', message: expect.stringContaining('the command line') as unknown } });
    expect((await command).code).toBe(0);
  });
});

describe('where a themed build asks for a second person', () => {
  it('a change waits, an approver agrees, and the audit names both', async () => {
    const { client, setup } = await aService({ asksApproval: () => true });
    const [lin, zhao, wang] = [await client('lin'), await client('zhao'), await client('wang')];
    const { body } = await lin.change('promote', 'wallet', { values: { version: '1.1' }, reason: 'ticket 12' });
    expect(body).toMatchObject({ outcome: 'waiting' });
    const url = `/api/builds/default/requests/${String(body['request'])}`;

    expect((await lin.call('POST', url, { decision: 'approve' })).status).toBe(403);
    expect((await zhao.call('POST', url, { decision: 'approve' })).status).toBe(403);
    expect((await zhao.call('POST', url, { decision: 'dismiss' })).status).toBe(403);
    expect((await wang.call('GET', '/api/builds/default/requests')).body).toMatchObject({ requests: [{ by: 'lin', isOwn: false }] });
    expect((await wang.call('GET', '/api/overview')).body).toMatchObject({ builds: [{ waiting: 1 }] });
    expect((await wang.call('POST', url, { decision: 'approve' })).body).toMatchObject({ outcome: 'changed' });

    expect((await setup.audit()).at(-1)).toMatchObject({ who: 'lin', approvedBy: 'wang' });
  });

  it('an approver is not the second person of their own change, nor of that of their token', async () => {
    const token = { name: 'deploy', user: 'wang', commands: ['promote'], builds: ['default'], until: '2026-06-01T00:00:00.000Z' };
    const { client } = await aService({ asksApproval: () => true }, [{ ...token, secret: 'ops_secret' }]);
    const wang = await client('wang');
    const own = await wang.change('promote', 'wallet', { values: { version: '1.1' } });
    const ask = { operation: 'promote', remote: 'wallet', values: { version: '1.2' }, reason: 'build 7', isDryRun: false };
    const { body: ofToken } = await wang.call('POST', '/api/builds/default/changes', ask, { authorization: 'Bearer ops_secret' });

    for (const id of [own.body['request'], ofToken['request']]) {
      const url = `/api/builds/default/requests/${String(id)}`;
      expect((await wang.call('POST', url, { decision: 'approve' })).body).toMatchObject({ refusal: { code: 'own-request' } });
      expect((await wang.call('POST', url, { decision: 'approve' }, { authorization: 'Bearer ops_secret' })).status).toBe(403);
      expect((await wang.call('POST', url, { decision: 'dismiss' })).body).toEqual({ state: 'withdrawn' });
    }
  });

  it('a request survives a restart of the service', async () => {
    const { client, setup, start } = await aService({ asksApproval: () => true });
    const { body } = await (await client('lin')).change('promote', 'wallet', { values: { version: '1.1' } });
    const wang = await (await start())('wang');

    expect((await wang.call('POST', `/api/builds/default/requests/${String(body['request'])}`, { decision: 'approve' })).status).toBe(200);
    expect((await setup.manifest()).remotes['wallet']).toMatchObject({ active: { version: NEW.record.version } });
  });
});
