import { letterListCall } from '@site/shared/wire/letters';
import { aBrowser, type BrowserFacts } from '../testing/aBrowser';
import { forgetDeviceCall, knownDevicesCall } from '@site/shared/wire/sessions';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import type { AccessTables } from './accessTables';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const NEXT_CHROME = CHROME.replace('131', '132');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

const PLAYER_2 = ['player2', 'player234'] as const;

const site = platformForTests();

beforeEach(() => site.sandbox('reset', {}));

const browser = (facts: BrowserFacts = {}, member?: readonly [string, string]) => aBrowser(() => site.platform.url, facts, member);
const look = (isOn: boolean) => site.sandbox('settings', { newDeviceCheck: isOn ? '1' : '0' });
const reportsOf = async (token: string) => {
  const { list } = answerOf(letterListCall, await site.send(letterListCall, { pageNum: 1, pageSize: 20, kind: 'notice' }, { token }));
  return list.filter(({ title }) => title.endsWith('登录提醒')).map(({ title, content }) => [title, content] as const);
};

describe('a copied User-Agent', () => {
  beforeEach(() => look(true));

  it('is not a known device: the code is wanted', async () => {
    await browser({ userAgent: CHROME }).signIn();

    expect(await browser({ userAgent: CHROME }).logIn()).toMatchObject({ status_code: 6026, data: { phoneNumber: '138****1111' } });
  });

  it('is none with an invented secret or with that of a browser of one’s own either', async () => {
    await browser({ userAgent: CHROME }).signIn();
    const attacker = browser({ userAgent: CHROME }, PLAYER_2);
    await attacker.signIn();

    for (const cookie of ['device=invented', 'device=', 'device=a; device=b', attacker.cookie()]) {
      expect(await browser({ userAgent: CHROME, cookie }).logIn()).toMatchObject({ status_code: 6026 });
    }
  });

  it('is none though its owner is signed in: the answer to a refused login brings no secret', async () => {
    await browser({ userAgent: CHROME }).signIn();
    const attacker = browser({ userAgent: CHROME });

    await attacker.logIn();

    expect(attacker.setCookie()).toBe('');
  });
});

describe('a known device', () => {
  beforeEach(() => look(true));

  it('comes in without a code, after an update of the browser too', async () => {
    const home = browser({ userAgent: CHROME });
    await home.signIn();

    expect(await home.logIn()).toMatchObject({ status_code: 6000 });
    expect(await browser({ userAgent: NEXT_CHROME, cookie: home.cookie() }).logIn()).toMatchObject({ status_code: 6000 });
  });

  it('is not another kind of browser with its secret, though the member has used that kind', async () => {
    const home = browser({ userAgent: CHROME });
    await home.signIn();
    await look(false);
    await browser({ userAgent: FIREFOX }).signIn();
    await look(true);

    expect(await browser({ userAgent: FIREFOX, cookie: home.cookie() }).logIn()).toMatchObject({ status_code: 6026 });
  });

  it('has a secret that no script reads and no other site has sent', async () => {
    const home = browser();
    await home.signIn();

    expect(home.setCookie()).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/site\/api\/v1; HttpOnly; SameSite=Strict$/);
  });

  it('has one that goes over https alone, where the site is served so', async () => {
    const home = browser();
    await home.logIn({}, { 'x-forwarded-proto': 'https' });

    expect(home.setCookie()).toMatch(/; Secure/);
  });

  it('keeps its secret for all members who use it, each of whom is asked once', async () => {
    const first = browser({ userAgent: CHROME });
    await first.signIn();
    await browser({ userAgent: FIREFOX }, PLAYER_2).signIn();
    const second = browser({ userAgent: CHROME, cookie: first.cookie() }, PLAYER_2);
    expect(await second.logIn()).toMatchObject({ status_code: 6026 });
    await look(false);
    await second.signIn();
    await look(true);

    expect(second.cookie()).toBe(first.cookie());
    expect(await second.logIn()).toMatchObject({ status_code: 6000 });
    expect(await first.logIn()).toMatchObject({ status_code: 6000 });
  });

  it('cannot have its secret chosen by anyone: one that is not ours is replaced', async () => {
    const planted = browser({ cookie: 'device=planted' });
    await planted.signIn();

    expect(planted.cookie()).not.toBe('device=planted');
  });

  it('keeps its secret where the database is read: only the hash is there', async () => {
    const home = browser();
    await home.signIn();
    const { secret_hash: hash } = await site.db
      .withTables<AccessTables>()
      .selectFrom('trusted_device')
      .selectAll()
      .executeTakeFirstOrThrow();

    expect(await browser({ cookie: `device=${hash}` }).logIn()).toMatchObject({ status_code: 6026 });
  });
});

describe('a sign-in is reported by inbox message', () => {
  it('from a device that is new, with device and network', async () => {
    await browser().signIn();
    const token = await browser({ userAgent: CHROME, ip: '203.0.113.77' }).signIn();

    expect(await reportsOf(token)).toEqual([
      [
        '新设备登录提醒',
        expect.stringMatching(
          /^\d{4}-\d\d-\d\d \d\d:\d\d（北京时间），您的账户在新的设备上登录：Chrome · Windows，网络地址 203\.0\.113\.\*。\n/,
        ),
      ],
    ]);
  });

  it('from a network that is new, on a known device', async () => {
    const home = browser();
    await home.signIn();
    const token = await browser({ ip: '203.0.113.77', cookie: home.cookie() }).signIn();

    expect(await reportsOf(token)).toEqual([
      ['新网络登录提醒', expect.stringContaining('您的账户从新的网络登录：未知设备，网络地址 203.0.113.*。')],
    ]);
  });

  it('by no means each time: not the first of a member, nor one from a known device and network', async () => {
    const home = browser({ ip: '203.0.113.7' });
    await home.signIn();
    const token = await browser({ ip: '203.0.113.8', cookie: home.cookie() }).signIn();

    expect(await reportsOf(token)).toEqual([]);
  });

  it('though the User-Agent was copied from a known device of the same network', async () => {
    await browser({ userAgent: CHROME }).signIn();
    const token = await browser({ userAgent: CHROME }).signIn();

    expect((await reportsOf(token)).map(([title]) => title)).toEqual(['新设备登录提醒']);
  });

  it('not where it was refused', async () => {
    const home = browser();
    const token = await home.signIn();
    await look(true);
    await browser({ userAgent: CHROME }).logIn();

    expect(await reportsOf(token)).toEqual([]);
  });
});

describe('the list of known devices', () => {
  const listOf = async (from: ReturnType<typeof browser>, token: string) =>
    answerOf(knownDevicesCall, await site.send(knownDevicesCall, {}, { token, headers: from.headers() }));

  it('names each browser, the last used first; one that is forgotten is new again, and its session goes on', async () => {
    await look(true);
    const first = browser({ userAgent: FIREFOX });
    const firstToken = await first.signIn();
    await look(false);
    site.clock.advance(1_000);
    const own = browser({ userAgent: CHROME });
    const token = await own.signIn();
    await look(true);

    const { list, days } = await listOf(own, token);
    expect(days).toBe(90);
    expect(list.map((each) => [each.browser, each.system, each.isCurrent])).toEqual([
      ['Chrome', 'Windows', true],
      ['Firefox', 'Windows', false],
    ]);
    expect((await first.logIn()).status_code).toBe(6000);

    const id = list[1]?.id ?? '';
    expect(await site.send(forgetDeviceCall, { id }, { token })).toMatchObject({ status_code: 6000 });

    expect((await first.logIn()).status_code).toBe(6026);
    expect((await site.send(knownDevicesCall, {}, { token: firstToken })).status_code).toBe(6000);
    expect(await site.send(forgetDeviceCall, { id }, { token })).toMatchObject({ status_code: 6004, message: '该设备已移除' });
  });

  it('is of the member alone, and has none that were not used for 90 days', async () => {
    const own = browser({ userAgent: CHROME });
    const token = await own.signIn();
    const { list } = await listOf(own, token);
    const other = await browser({ userAgent: CHROME }, PLAYER_2).signIn();

    expect(await site.send(forgetDeviceCall, { id: list[0]?.id ?? '' }, { token: other })).toMatchObject({ status_code: 6004 });
    site.clock.advance(91 * 24 * 60 * 60_000);
    const later = browser({ userAgent: FIREFOX });
    expect((await listOf(later, await later.signIn())).list.map((each) => each.browser)).toEqual(['Firefox']);
  });
});
