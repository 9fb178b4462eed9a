import { CHAT_MESSAGE_IDS as ID } from '@site/shared/wire/chat';
import type { ResponseOf } from '@site/shared/wire/call';
import { endOtherSessionsCall, endSessionCall, ownSessionsCall } from '@site/shared/wire/sessions';
import { logoutCall } from '@site/shared/wire/login';
import { memberInfoCall } from '@site/shared/wire/user';
import { sql } from 'kysely';
import { aBrowser, type BrowserFacts } from '../testing/aBrowser';
import { answerOf } from '../testing/answerOf';
import { openChats, withId } from '../testing/openChats';
import { platformForTests } from '../testing/platformForTests';
import { SESSION_LIFETIME_MS } from './createSessions';
import type { MemberTables } from './tables';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const site = platformForTests();
const chats = openChats(() => site);
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.freeze();
});
afterEach(() => chats.closeAll());

const browser = (facts: BrowserFacts = {}) => aBrowser(() => site.platform.url, facts);
const list = async (token: string) => answerOf(ownSessionsCall, await site.send(ownSessionsCall, {}, { token }));
const codeOf = async (token: string) => (await site.send(memberInfoCall, { isPop: false }, { token })).status_code;

type Listed = ResponseOf<typeof ownSessionsCall>['list'][number];
const theOther = ({ list: rows }: ResponseOf<typeof ownSessionsCall>): Listed => {
  const other = rows.find(({ isCurrent }) => !isCurrent);
  if (other === undefined) throw new Error('there is no other session');
  return other;
};

describe('the list of own sessions', () => {
  it('has the fifty that were used last of ten thousand, says how many there are, and all others end at once', async () => {
    const token = await browser().signIn();
    await sql`
      insert into session (token_hash, member_id, kind, created_at, expires_at, last_used_at, idle_ends_at, ip, browser, system, device_hash)
      select 'many' || n, member_id, kind, created_at, expires_at, last_used_at - n * interval '1 second', idle_ends_at, ip, browser, system, device_hash
      from session, generate_series(1, 9999) as n where kind = 'site'`.execute(site.db);

    const { list: rows, total } = await list(token);
    expect([rows.length, total, rows[0]?.isCurrent]).toEqual([50, 10_000, true]);

    await site.send(endOtherSessionsCall, {}, { token });
    expect(await list(token)).toMatchObject({ total: 1, list: [{ isCurrent: true }] });
  });

  it('names device, network and times of each, this one first', async () => {
    const phone = await browser({ userAgent: IPHONE, ip: '2001:db8:7:1::9' }).signIn();
    const phoneAt = site.clock.nowMs();
    site.clock.advance(5 * MINUTE_MS);
    const token = await browser({ userAgent: CHROME, ip: '203.0.113.77' }).signIn();

    const { list: rows, idleMinutes } = await list(token);

    expect(idleMinutes).toBe(720);
    expect(rows).toMatchObject([
      { browser: 'Chrome', system: 'Windows', address: '203.0.113.*', isCurrent: true, lastUsedAt: site.clock.nowMs() },
      { browser: 'Safari', system: 'iOS', address: '2001:db8:7:*', isCurrent: false, signedInAt: phoneAt, lastUsedAt: phoneAt },
    ]);
    expect((await list(phone)).list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it.each(['evil text/1.0 foo', '客服电话/1.0 x', '<b>x</b>/2 y', 'a'.repeat(5_000)])(
    'shows no text that a browser chose for its name: %.20s',
    async (userAgent) => {
      const token = await browser({ userAgent: encodeURI(userAgent) }).signIn();

      expect((await list(token)).list[0]).toMatchObject({ browser: '', system: '' });
    },
  );

  it('carries neither a token nor anything that names one', async () => {
    const token = await browser().signIn();

    const text = JSON.stringify(await list(token));

    const row = await site.db.withTables<MemberTables>().selectFrom('session').selectAll().executeTakeFirstOrThrow();
    for (const secret of [token, row.token_hash, row.device_hash]) expect(text).not.toContain(secret);
  });

  it('drops what was signed out or is past its time', async () => {
    const first = await browser().signIn();
    const second = await browser().signIn();
    await site.send(logoutCall, {}, { token: first });
    expect((await list(second)).list).toHaveLength(1);

    site.clock.advance(SESSION_LIFETIME_MS);
    const third = await browser().signIn();
    expect((await list(third)).list).toHaveLength(1);
  });

  it('writes use down once a minute, not with every call', async () => {
    const token = await browser().signIn();
    const at = site.clock.nowMs();
    site.clock.advance(MINUTE_MS - 1);
    expect((await list(token)).list[0]?.lastUsedAt).toBe(at);

    site.clock.advance(1);
    expect((await list(token)).list[0]?.lastUsedAt).toBe(at + MINUTE_MS);
  });
});

describe('a session that is signed out from another', () => {
  it('is refused with its next call, and its chat is closed; this one goes on', async () => {
    const { socket, token: stolen } = await chats.aMember('player1', 'player123');
    await chats.join(socket, 'c1');
    const own = await browser().signIn();

    const answer = await site.send(endSessionCall, { id: theOther(await list(own)).id }, { token: own });
    await site.platform.tick();

    expect(answer.status_code).toBe(6000);
    expect(await codeOf(stolen)).toBe(6001);
    expect(await socket.next(withId(ID.internalNotification))).toMatchObject({ msgData: { code: 6001 } });
    expect(await socket.closed).toBe(4001);
    expect(await codeOf(own)).toBe(6000);
  });

  it('is all others at once, and no one else’s', async () => {
    const others = [await browser().signIn(), await browser().signIn()];
    const stranger = await site.signIn('player2', 'player234');
    const own = await browser().signIn();

    expect(await site.send(endOtherSessionsCall, {}, { token: own })).toMatchObject({ status_code: 6000 });

    expect(await Promise.all(others.map(codeOf))).toEqual([6001, 6001]);
    expect(await Promise.all([own, stranger].map(codeOf))).toEqual([6000, 6000]);
    expect((await list(own)).list).toHaveLength(1);
  });

  it('cannot be another member’s: its id is unknown to anyone else, and stays so', async () => {
    const victim = await site.signIn('player2', 'player234');
    const { id } = (await list(victim)).list[0] ?? { id: '' };
    const attacker = await browser().signIn();

    expect(await site.send(endSessionCall, { id }, { token: attacker })).toMatchObject({ status_code: 6004, message: '该设备已退出登录' });

    expect((await list(attacker)).list.map((each) => each.id)).not.toContain(id);
    expect(await codeOf(victim)).toBe(6000);
  });

  it.each(['', 'x', '1 or 1=1', '00000000-0000-0000-0000-000000000000', '../list'])('is not "%s"', async (id) => {
    const token = await browser().signIn();
    const { status_code: code } = await site.send(endSessionCall, { id }, { token });

    expect([6004, 6007]).toContain(code);
    expect(await codeOf(token)).toBe(6000);
  });

  it.each([ownSessionsCall, endOtherSessionsCall])('takes a member: a guest is refused $path', async (call) => {
    expect(await site.send(call, {})).toMatchObject({ status_code: 6001 });
  });

  it('loses the trust in its device: the next login there wants the code again', async () => {
    await site.sandbox('settings', { newDeviceCheck: '1' });
    const [home, lent] = [browser(), browser()];
    await home.signIn();
    await site.sandbox('settings', { newDeviceCheck: '0' });
    await lent.signIn();
    await site.sandbox('settings', { newDeviceCheck: '1' });
    expect(await lent.logIn()).toMatchObject({ status_code: 6000 });
    const own = await home.signIn();

    await site.send(endOtherSessionsCall, {}, { token: own, headers: home.headers() });

    expect(await lent.logIn()).toMatchObject({ status_code: 6026 });
    expect(await home.logIn()).toMatchObject({ status_code: 6000 });
  });
});

describe('a session that is not used', () => {
  beforeEach(() => site.sandbox('settings', { sessionIdleMinutes: '30' }));

  it('ends after the configured time, a minute for what is not written down included', async () => {
    const token = await browser().signIn();
    site.clock.advance(31 * MINUTE_MS - 1);
    expect(await codeOf(token)).toBe(6000);
    site.clock.advance(31 * MINUTE_MS);

    expect(await codeOf(token)).toBe(6001);
  });

  it('never ends earlier after its last use', async () => {
    const token = await browser().signIn();
    site.clock.advance(MINUTE_MS - 1);
    await codeOf(token);
    site.clock.advance(30 * MINUTE_MS);

    expect(await codeOf(token)).toBe(6000);
  });

  it('runs on while it is used, until its own time is over', async () => {
    const token = await browser().signIn();
    for (let passed = 0; passed < SESSION_LIFETIME_MS - HOUR_MS / 2; passed += HOUR_MS / 2) {
      expect(await codeOf(token)).toBe(6000);
      site.clock.advance(HOUR_MS / 2);
    }
    expect(await codeOf(token)).toBe(6000);

    site.clock.advance(HOUR_MS / 2);
    expect(await codeOf(token)).toBe(6001);
  });

  it('ends though its chat is open: to listen is no use', async () => {
    const { socket, token } = await chats.aMember('player1', 'player123');
    await chats.join(socket, 'c1');
    for (let minute = 0; minute < 31; minute += 1) {
      site.clock.advance(MINUTE_MS);
      await site.platform.tick();
    }

    expect(await socket.next(withId(ID.internalNotification))).toMatchObject({ msgData: { code: 6001 } });
    expect(await socket.closed).toBe(4001);
    expect(await codeOf(token)).toBe(6001);
  });

  it.each(['0', 'never', '-5'])('runs its whole time where the operator sets no end: %s', async (sessionIdleMinutes) => {
    await site.sandbox('settings', { sessionIdleMinutes });
    const token = await browser().signIn();
    expect((await list(token)).idleMinutes).toBe(0);
    site.clock.advance(SESSION_LIFETIME_MS - 1);

    expect(await codeOf(token)).toBe(6000);
  });
});
