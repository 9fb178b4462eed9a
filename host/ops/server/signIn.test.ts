import { chmodSync, readFileSync, statSync } from 'node:fs';
import { aService, closeServices, PASSWORD } from './testing/serviceSetup';
import { accountsFile } from './accounts';
import { giveOneTimePassword, removeUser, setRole } from './manageAccounts';
import { originsOf } from './where';

const MINUTE = 60_000;

afterEach(closeServices);

describe('signing in', () => {
  it('gives a cookie that no script reads and no other site sends; signing out ends it', async () => {
    const { client } = await aService();
    const lin = await client();

    const { status, headers } = await lin.call('POST', '/api/session', { name: 'lin', password: PASSWORD });

    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^ops=[2-9a-zA]{32}; Path=\/; HttpOnly; SameSite=Strict$/)]);
    expect((await lin.call('GET', '/api/desk')).body).toMatchObject({ user: { name: 'lin', role: 'operator' } });
    const kept = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    await lin.call('DELETE', '/api/session');
    expect((await lin.call('GET', '/api/desk', undefined, { cookie: kept })).status).toBe(401);
  });

  it.each([
    ['a wrong password', 'lin', 'wrong'],
    ['a name that nobody has', 'nobody', PASSWORD],
  ])('is refused for %s by the same words', async (_case, name, password) => {
    const { client } = await aService();

    expect(await (await client()).call('POST', '/api/session', { name, password })).toMatchObject({
      status: 401,
      body: { refusal: { code: 'wrong-password' } },
    });
  });

  it('is stopped after five wrong passwords, the right one included, and nobody else is', async () => {
    const { client } = await aService();
    const thief = await client();
    for (let turn = 0; turn < 5; turn += 1) await thief.call('POST', '/api/session', { name: 'lin', password: `guess ${turn}` });

    const { status, headers } = await thief.call('POST', '/api/session', { name: 'lin', password: PASSWORD });

    expect([status, Number(headers['retry-after']) > 60]).toEqual([429, true]);
    expect((await thief.call('POST', '/api/session', { name: 'wang', password: PASSWORD })).status).toBe(200);
  });

  it('ends without a hand for half an hour, which polling does not put off', async () => {
    const { client, clock } = await aService();
    const lin = await client('lin');
    clock.now += 20 * MINUTE;
    expect((await lin.call('GET', '/api/desk')).status).toBe(200);
    clock.now += 20 * MINUTE;
    expect((await lin.call('GET', '/api/overview', undefined, { 'x-unattended': '1' })).status).toBe(200);
    clock.now += 10 * MINUTE;

    expect((await lin.call('GET', '/api/overview', undefined, { 'x-unattended': '1' })).status).toBe(401);
  });

  it('over https has a cookie for https and this origin alone', async () => {
    const { start } = await aService();
    const client = await (await start('https://ops.example.com'))();

    const { headers } = await client.call('POST', '/api/session', { name: 'lin', password: PASSWORD });

    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-ops=.*; Secure/)]);
    expect(headers['strict-transport-security']).toContain('max-age');
  });
});

describe('a one-time password', () => {
  it('signs in for one thing, choosing another; with that every other session of the user ends', async () => {
    const { client, setup } = await aService();
    const other = await client('lin');
    const oneTime = await giveOneTimePassword('lin', undefined, setup.environment);
    expect((await other.call('GET', '/api/desk')).status).toBe(401);
    const lin = await client();
    await lin.call('POST', '/api/session', { name: 'lin', password: oneTime });

    expect(await lin.call('GET', '/api/overview')).toMatchObject({ status: 403, body: { refusal: { code: 'must-change-password' } } });
    expect((await lin.change('disable', 'chat')).status).toBe(403);
    expect((await lin.call('POST', '/api/password', { current: oneTime, next: 'too short' })).status).toBe(400);
    expect((await lin.call('POST', '/api/password', { current: oneTime, next: oneTime })).status).toBe(400);
    expect((await lin.call('POST', '/api/password', { current: oneTime, next: 'a longer one of mine' })).status).toBe(200);

    expect((await lin.call('GET', '/api/overview')).status).toBe(200);
  });

  it('is over after a day', async () => {
    const { client, setup, clock } = await aService();
    const oneTime = await giveOneTimePassword('qian', 'viewer', setup.environment);
    clock.now += 24 * 60 * MINUTE;

    expect((await (await client()).call('POST', '/api/session', { name: 'qian', password: oneTime })).status).toBe(401);
  });
});

describe('accounts', () => {
  it('are in a file that only its owner reads, with no password in it', async () => {
    const { setup } = await aService();
    const oneTime = await giveOneTimePassword('qian', 'viewer', setup.environment);
    const file = accountsFile(setup.environment);
    chmodSync(file, 0o644);

    await setRole('qian', 'operator', setup.environment);

    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(oneTime);
  });

  it('count at once: another role, and the end of a user', async () => {
    const { client, setup } = await aService();
    const lin = await client('lin');
    await setRole('lin', 'viewer', setup.environment);
    expect((await lin.change('disable', 'chat')).status).toBe(403);

    await removeUser('lin', setup.environment);

    expect((await lin.call('GET', '/api/desk')).status).toBe(401);
  });

  it('are managed by the command line, which prints a password or token this once', async () => {
    const { client, setup } = await aService();

    const { text } = await setup.ops('users', 'add', 'Qian 钱', '--role', 'approver');
    const password = text.split('\n')[1] ?? '';
    expect((await (await client()).call('POST', '/api/session', { name: 'Qian 钱', password })).status).toBe(200);
    expect((await setup.ops('users', 'list')).text).toMatch(/Qian 钱 +approver/);

    const added = await setup.ops('tokens', 'add', 'deploy', '--user', 'lin', '--commands', 'disable', '--builds', 'default');
    const bearer = { authorization: `Bearer ${added.text.split('\n')[0] ?? ''}` };
    expect((await (await client()).call('GET', '/api/builds/default/history', undefined, bearer)).status).toBe(403);
    expect((await setup.ops('tokens', 'list')).text).toMatch(/deploy +lin +disable +default/);
    const until = ['--until', '2027-01-31'];
    const dated = await setup.ops('tokens', 'add', 'dated', '--user', 'lin', '--commands', 'disable', '--builds', 'default', ...until);
    expect(dated.text).toContain('until 2027-01-31 00:00:00 GMT+8');
    await setup.ops('users', 'remove', 'lin');
    expect((await setup.ops('tokens', 'list')).text).toContain('no token');
  });

  it('that have leaked are ended by the command line, and a reset password signs in once', async () => {
    const { client, setup } = await aService();
    const lin = await client('lin');
    const added = await setup.ops('tokens', 'add', 'deploy', '--user', 'lin', '--commands', 'history', '--builds', 'default');
    const bearer = { authorization: `Bearer ${added.text.split('\n')[0] ?? ''}` };
    const readHistory = async () => (await (await client()).call('GET', '/api/builds/default/history', undefined, bearer)).status;
    expect(await readHistory()).toBe(200);

    await setup.ops('tokens', 'remove', 'deploy');
    expect(await readHistory()).toBe(401);

    const password = (await setup.ops('users', 'reset', 'lin')).text.split('\n')[1] ?? '';
    expect((await lin.call('GET', '/api/desk')).status).toBe(401);
    const signIn = async (typed: string) => (await lin.call('POST', '/api/session', { name: 'lin', password: typed })).status;
    expect(await signIn(PASSWORD)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  it.each([
    ['a name that would turn the text of the audit', ['users', 'add', 'lin\u202Enil', '--role', 'viewer']],
    ['a role that there is not', ['users', 'role', 'lin', 'king']],
    [
      'an end in no zone',
      ['tokens', 'add', 't', '--user', 'lin', '--commands', 'disable', '--builds', 'default', '--until', '2027-01-31T10:00'],
    ],
    ['a command that there is not', ['tokens', 'add', 't', '--user', 'lin', '--commands', 'fly', '--builds', 'default']],
  ])('refuse %s', async (_case, command) => {
    const { setup } = await aService();

    expect((await setup.ops(...command)).code).toBe(2);
  });
});

describe('the address', () => {
  it('is of this machine; outside of it only behind TLS', () => {
    expect(originsOf({ address: '127.0.0.1', port: 4120 })).toEqual(['http://localhost:4120', 'http://127.0.0.1:4120']);
    expect(originsOf({ address: '0.0.0.0', port: 4120, origin: 'https://ops.example.com' })).toEqual(['https://ops.example.com']);
    expect(() => originsOf({ address: '0.0.0.0', port: 4120 })).toThrow(/in the clear/);
    expect(() => originsOf({ address: '0.0.0.0', port: 4120, origin: 'http://ops.example.com' })).toThrow(/TLS has to end/);
  });
});
