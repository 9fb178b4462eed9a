import { randomUUID } from 'node:crypto';
import { HEADERS, type Envelope } from '@site/shared/wire/envelope';
import { payCall } from '@site/shared/wire/funds';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { createSettings, type OwnSettings } from '../site/createSettings';
import { createSportsbook } from '../sportsbook';
import { exactAfterEach } from '../testing/exactAfterEach';
import { platformForTests } from '../testing/platformForTests';
import { TEST_GAMES } from '../venues/testing/games';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';
import { aStranger, type Stranger } from './testing/aStranger';

// The calendar is empty, so that a reset creates no matches.
const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []), TEST_GAMES);
exactAfterEach(site);
let player: Stranger;

/** 2026-11-21, 12:00 in Shanghai. */
const NOON = Date.UTC(2026, 10, 21, 4);

const ADULT = { realName: '李小满', birthday: '1994-06-12' } as const;

const MISSING = { status_code: 6449, message: '真钱存款、投注和游戏前，请先填写真实姓名和生日' };
const UNDER_AGE = {
  status_code: 6003,
  message: '未满 18 岁不能参与游戏，也不能存款。账户里的余额仍可以取款，有疑问请联系在线客服',
};

/** All calls that deposit or stake real money, sent without a screen. */
const WAYS: readonly (readonly [string, (player: Stranger) => Promise<Envelope>])[] = [
  ['a deposit at a bank', (player) => player.pay('BANK')],
  ['a deposit in coins', (player) => player.pay('USDT')],
  ['a deposit at the cashier', (player) => player.pay('RECHARGE')],
  ['a bet', (player) => player.bet()],
  ['a transfer into a venue', (player) => player.transfer('in')],
  ['the launch of a game', (player) => player.launch()],
  ['the launch of a game without money', (player) => player.launch({ isActivity: true })],
];

beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.set(NOON);
  site.clock.freeze();
  player = await aStranger(site);
});
afterEach(() => site.clock.reset());

describe('a member who has not said who they are', () => {
  it.each(WAYS)('is refused %s', async (_what, attempt) => {
    expect(await attempt(player)).toMatchObject(MISSING);

    expect(await money()).toEqual({ balance: '200.00', held: '0.00', venues: {} });
  });

  it.each([
    ['a birthday and no name', { birthday: ADULT.birthday }],
    ['a name and no birthday', { realName: ADULT.realName }],
  ])('is refused all of it with %s', async (_what, facts) => {
    await player.state(facts);

    await expectEveryWay(MISSING);
    expect(await player.standing()).toBe('missing');
  });

  it('is told in both languages', async () => {
    const headers = { [HEADERS.language]: 'zh-tw' };

    expect(await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token: player.token, key: randomUUID(), headers })).toMatchObject(
      {
        status_code: 6449,
        message: '真錢存款、投注和遊戲前，請先填寫真實姓名和生日',
      },
    );
  });

  it('reads, asks for prices, tries games and enters the sports channel', async () => {
    expect(await player.quote()).toMatchObject({ entries: [{ state: 'open' }] });
    expect(await player.launch({ trial: true })).toMatchObject({ status_code: 6000 });
    expect(await player.launch({}, 'CRTY')).toMatchObject({ status_code: 6000 });
    expect(await player.standing()).toBe('missing');
  });

  it('is let in to all of it by a name and a birthday of age', async () => {
    expect(await player.state(ADULT)).toMatchObject({ status_code: 6000 });

    expect(await player.standing()).toBeUndefined();
    await expectEveryWay({ status_code: 6000 });
  });

  it('may use the keys of a refused order and of a refused bet once they are let in', async () => {
    const [orderKey, betKey] = [randomUUID(), randomUUID()];
    const quote = await player.quote();
    await player.pay('BANK', orderKey);
    await player.place(quote, betKey);
    await player.state(ADULT);

    expect(await player.pay('BANK', orderKey)).toMatchObject({ data: { state: 'waiting' } });
    expect(await player.place(quote, betKey)).toMatchObject({ data: { state: 'accepted' } });
  });
});

describe('a birthday', () => {
  it('in the future, of a day that does not exist or of a time before 1900 is none, and nothing is kept of it', async () => {
    for (const birthday of ['2026-11-22', '2000-02-30', '2007-02-29', '1899-12-31']) {
      const answer = await player.state({ ...ADULT, birthday });
      expect({ birthday, answer }).toMatchObject({ birthday, answer: { status_code: 6007, message: '请输入正确的生日' } });
    }

    expect(await player.standing()).toBe('missing');
    expect(await player.state(ADULT)).toMatchObject({ status_code: 6000 });
  });

  it('18 years ago today is of age on the day itself', async () => {
    expect(await player.state({ ...ADULT, birthday: '2008-11-21' })).toMatchObject({ status_code: 6000 });

    expect(await player.pay()).toMatchObject({ status_code: 6000 });
  });

  it.each([
    ['the last second of the day before, in Shanghai', Date.UTC(2026, 10, 20, 15, 59, 59), 6003],
    ['its first second in Shanghai, where it is still the day before in London', Date.UTC(2026, 10, 20, 16), 6000],
  ])('18 years ago counts by the day in Shanghai: %s', async (_when, now, code) => {
    site.clock.set(now);

    expect(await player.state({ ...ADULT, birthday: '2008-11-21' })).toMatchObject({ status_code: code });

    expect(await player.pay()).toMatchObject({ status_code: code });
  });

  it('on a leap day is of age on 1 March', async () => {
    site.clock.set(Date.UTC(2026, 1, 28, 4));
    expect(await player.state({ ...ADULT, birthday: '2008-02-29' })).toMatchObject(UNDER_AGE);

    site.clock.set(Date.UTC(2026, 2, 1, 4));

    expect(await player.pay()).toMatchObject({ status_code: 6000 });
  });

  it('of two stated at once is the first, and the other is refused', async () => {
    const answers = await Promise.all([
      player.state({ ...ADULT, birthday: '2010-01-01' }),
      player.state(ADULT),
      player.state({ ...ADULT, birthday: '1980-01-01' }),
    ]);

    const codes = answers.map(({ status_code: code }) => code);
    expect(codes.filter((code) => code === 6009)).toHaveLength(2);
    expect([6000, 6003]).toContain(codes.find((code) => code !== 6009));
    expect(await player.standing()).toBe(codes.includes(6003) ? 'under-age' : undefined);
  });

  it('and a name that are stated are not changed by their member', async () => {
    await player.state(ADULT);

    expect(await player.state({ birthday: '1990-01-01' })).toMatchObject({ status_code: 6009, message: '资料已经提交，不能更改' });
    expect(await player.state({ realName: '王小满' })).toMatchObject({ status_code: 6009 });
  });
});

describe('a member of 17 years and 364 days', () => {
  beforeEach(async () => {
    expect(await player.state({ ...ADULT, birthday: '2008-11-22' })).toMatchObject(UNDER_AGE);
  });

  it('is refused all of it, and a second birthday that is of age', async () => {
    expect(await player.state({ birthday: '2000-01-01' })).toMatchObject({ status_code: 6009 });

    await expectEveryWay(UNDER_AGE);
    expect(await player.standing()).toBe('under-age');
  });

  it('takes out what they have, without playing for it', async () => {
    await site.sandbox('settings', { identityCheck: '0' });
    const { orderId } = (await player.pay()).data as { readonly orderId: string };
    await site.sandbox('cashier/pay', { orderId });
    // Turnover binds the money in this venue.
    expect(await player.transfer('in', '100.00', 'QKDZ')).toMatchObject({ status_code: 6000 });
    expect(await player.transfer('out', '10.00', 'QKDZ')).toMatchObject({ status_code: 6413 });
    await site.sandbox('settings', { identityCheck: '1' });

    expect(await player.transfer('out', '10.00', 'QKDZ')).toMatchObject({ status_code: 6000 });
    expect(await player.recycle()).toMatchObject({ data: { recycled: '90.00', kept: [] } });
    expect(await site.send(withdrawInfoCall, {}, { token: player.token })).toMatchObject({
      data: { withdrawable: '300.00', turnoverNeeded: '0.00' },
    });
  });

  it('is paid out a deposit that was never staked', async () => {
    const member = await aWithdrawer(site, '0.00');
    const { orderId } = (await member.send(payCall, { type: 'BANK', amount: '300.00' }, randomUUID())).data as { readonly orderId: string };
    await site.sandbox('cashier/pay', { orderId });
    expect(await member.ask('300.00')).toMatchObject({ status_code: 6012 });

    await site.sandbox('member/player1/bindings', { birthday: '2012-06-12' });

    expect(await member.withdraw('300.00')).toMatchObject({ state: 'pending' });
  });

  it('reads and tries games', async () => {
    expect(await player.launch({ trial: true })).toMatchObject({ status_code: 6000 });
    expect(await player.quote()).toMatchObject({ entries: [{ state: 'open' }] });
  });

  it('is let in when the day has come', async () => {
    site.clock.advance(12 * 60 * 60_000);

    expect(await player.pay()).toMatchObject({ status_code: 6000 });
  });
});

describe('the switch of a site', () => {
  it('is on, is off where the site has it so from the start, and what operations have set since then counts', async () => {
    const read = (own: OwnSettings) => createSettings(site.db, 'production', own).get('identityCheck');
    expect([await read({}), await read({ identityCheck: '0' })]).toEqual(['1', '0']);

    await site.sandbox('settings', { identityCheck: '1' });

    expect(await read({ identityCheck: '0' })).toBe('1');
  });

  it('that is off lets everyone in; a transfer from a bank asks for the name of its payer alone', async () => {
    await site.sandbox('settings', { identityCheck: '0' });
    expect(await player.pay('BANK')).toMatchObject({ status_code: 6449, message: '请先填写存款人姓名' });
    await player.state({ realName: ADULT.realName });

    await expectEveryWay({ status_code: 6000 });
    expect(await player.standing()).toBeUndefined();
  });
});

/** Tries the calls one after the other. A failure names the call. */
async function expectEveryWay(answer: object): Promise<void> {
  for (const [what, attempt] of WAYS) expect({ what, answer: await attempt(player) }).toMatchObject({ what, answer });
}

async function money(): Promise<unknown> {
  const { balance, held, venues } = (await site.sandbox('member/unbound1')) as Record<string, unknown>;
  return { balance, held, venues };
}
