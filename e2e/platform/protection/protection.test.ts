import { randomUUID } from 'node:crypto';
import { bindOtherCall } from '@site/shared/wire/accounts';
import { joinActivityCall } from '@site/shared/wire/activities';
import { myDiscountAdCall } from '@site/shared/wire/advertising';
import { quoteSchema } from '@site/shared/wire/bets';
import type { Envelope } from '@site/shared/wire/envelope';
import { HEADERS } from '@site/shared/wire/envelope';
import { payCall } from '@site/shared/wire/funds';
import { letterListCall } from '@site/shared/wire/letters';
import {
  decideLimitCall,
  excludeCall,
  protectionCall,
  protectionHistoryCall,
  realityCheckCall,
  realitySeenCall,
  setLimitCall,
  setRealityCheckCall,
  takeTimeOutCall,
  type LimitKind,
  type LimitPeriod,
} from '@site/shared/wire/protection';
import { resourceCall } from '@site/shared/wire/resource';
import { memberInfoCall } from '@site/shared/wire/user';
import { claimBenefitCall, exchangeCall } from '@site/shared/wire/welfare';
import { fen } from '../kernel';
import { createSportsbook } from '../sportsbook';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';
import { A_REPORT, aVenuePlayer, type VenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []), TEST_GAMES);
let player: VenuePlayer;

const NOON = Date.UTC(2026, 10, 21, 4);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Number of concurrent bets and orders; fifty in the full suite. */
const AT_ONCE = process.env['WHOLE_LISTS'] === '1' ? 50 : 10;
beforeEach(async () => {
  await site.sandbox('reset', {});
  site.clock.set(NOON);
  site.clock.freeze();
  player = await aVenuePlayer(site, '1000.00');
});
afterEach(async () => {
  expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  site.clock.reset();
});

/** Sets the clock and signs in again, because the session has expired by then. */
async function goTo(moment: number): Promise<void> {
  site.clock.set(moment);
  player = await aVenuePlayer(site, '1000.00');
}

const limit = (kind: LimitKind, period: LimitPeriod, value: string | null) => player.send(setLimitCall, { kind, period, limit: value });
const deposit = (amount: string) => player.send(payCall, { type: 'BANK', amount }, randomUUID());
const useOf = async (kind: LimitKind, period: LimitPeriod) =>
  answerOf(protectionCall, await player.send(protectionCall, {})).limits.find((each) => each.kind === kind && each.period === period);

const sports = (method: string, request: object, key?: string): Promise<Envelope> => {
  const body = { method, enName: 'CRTY' as const, Request: { ...request, timestamp: 0, token: player.token, language: 'zh-cn', ip: '' } };
  return player.send(resourceCall, body, key);
};
async function aMatch(): Promise<string> {
  const markets = [{ w: 'M', prices: { MH: '1.90', MC: '4.10', MN: '3.40' } }];
  return ((await site.sandbox('match/create', { startsInSeconds: 3600, markets })) as { gameId: string }).gameId;
}
async function aQuote(gameId: string, stake: string): Promise<string> {
  const selections = [{ gameId, w: 'M', r: 'MH' }];
  return quoteSchema.parse((await sports('quote', { mode: 'single', oddsType: 'H', selections, stake })).data).quoteId;
}
const place = (quoteId: string, stake: string) => sports('place', { quoteId, stake, policy: 'better' }, randomUUID());
const bet = async (stake: string) => place(await aQuote(await aMatch(), stake), stake);

describe('a deposit limit', () => {
  it('tells what is left and until when, in both languages, and refuses a fen more', async () => {
    await limit('deposit', 'day', '150.00');
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });

    expect(await deposit('50.01')).toMatchObject({
      status_code: 6701,
      message: '已到您设置的每日存款限额 ¥150，本期还可用 ¥50，2026-11-22 00:00 重新计算',
      data: { kind: 'deposit', period: 'day', limit: '150.00', left: '50.00', until: Date.UTC(2026, 10, 21, 16) },
    });
    const headers = { [HEADERS.language]: 'zh-tw' };
    expect(await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token: player.token, key: randomUUID(), headers })).toMatchObject(
      { message: '已到您設定的每日存款限額 ¥150，本期還可用 ¥50，2026-11-22 00:00 重新計算' },
    );
    expect(await deposit('50.00')).toMatchObject({ status_code: 6000 });
    expect(await useOf('deposit', 'day')).toMatchObject({ limit: '150.00', used: '150.00' });
  });

  it('is not passed by many orders at once, and begins again after midnight', async () => {
    await limit('deposit', 'day', '300.00');

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => deposit('100.00')));

    expect(answers.filter(({ status_code: code }) => code === 6000)).toHaveLength(3);
    expect(await useOf('deposit', 'day')).toMatchObject({ used: '300.00' });
    site.clock.set(Date.UTC(2026, 10, 21, 16) - 1);
    expect(await deposit('100.00')).toMatchObject({ status_code: 6701 });
    site.clock.set(Date.UTC(2026, 10, 21, 16));
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });
  });

  it('counts in its month what was ordered on another day', async () => {
    await limit('deposit', 'month', '100.00');
    await deposit('100.00');
    await goTo(NOON + 7 * DAY_MS);

    expect(await deposit('100.00')).toMatchObject({ status_code: 6701, data: { period: 'month', left: '0.00' } });
  });
});

describe('a stake limit', () => {
  it('counts bets and rounds together, and many bets at once do not pass it', async () => {
    await limit('stake', 'day', '300.00');
    const session = await player.enter('JGDZ', 'JG-pearl');
    await player.transfer('2', 'JGDZ', '900.00');
    expect(await player.play(session, '60.00', { payout: '100.00' })).toMatchObject({ kind: 'played' });
    const gameId = await aMatch();
    const quotes: string[] = [];
    for (let count = 0; count < AT_ONCE; count += 1) quotes.push(await aQuote(gameId, '50.00'));

    const answers = await Promise.all(quotes.map((quoteId) => place(quoteId, '50.00')));

    expect(answers.filter(({ data }) => (data as { state?: string } | null)?.state === 'accepted')).toHaveLength(4);
    expect(answers.filter(({ status_code: code }) => code === 6701)).toHaveLength(AT_ONCE - 4);
    expect(await useOf('stake', 'day')).toMatchObject({ used: '260.00' });
    expect(await player.play(session, '40.01')).toMatchObject({
      kind: 'insufficient',
      reason: { 'zh-CN': '已到您设置的每日投注限额 ¥300，本期还可用 ¥40，2026-11-22 00:00 重新计算' },
    });
    expect(await player.play(session, '40.00')).toMatchObject({ kind: 'played' });
    expect(await player.launch('JGDZ', 'JG-pearl')).toMatchObject({ status_code: 6701 });
    expect(await player.transfer('1', 'JGDZ', '10.00')).toMatchObject({ status_code: 6701 });
    expect(await bet('10.00')).toMatchObject({ status_code: 6701, data: { left: '0.00' } });
  });

  it('is not passed by a round that takes its stake in steps; what was given back does not count', async () => {
    await limit('stake', 'day', '100.00');
    const session = await player.enter('JGDZ', 'JG-pearl');
    const step = (stepId: string, roundId = 'r1') =>
      site.platform.bank.debit(session, { roundId, stepId, amount: fen(6_000n), detail: null });

    expect(await step('one')).toMatchObject({ kind: 'taken' });
    expect(await step('two')).toMatchObject({
      kind: 'insufficient',
      reason: { 'zh-TW': expect.stringContaining('還可用 ¥40') as string },
    });
    await site.platform.bank.rollback('JGDZ', 'r1');

    expect(await useOf('stake', 'day')).toMatchObject({ used: '0.00' });
    expect(await step('one', 'r2')).toMatchObject({ kind: 'taken' });
  });
});

it('a loss limit of a member who is ahead has 0.00 used, and leaves what was won to lose again', async () => {
  await limit('loss', 'day', '100.00');
  const session = await player.enter('JGDZ', 'JG-pearl');
  await player.play(session, '20.00', { payout: '60.00' });

  expect(await useOf('loss', 'day')).toMatchObject({ used: '0.00' });
  expect(await player.play(session, '140.01')).toMatchObject({ kind: 'insufficient' });
  expect(await player.play(session, '140.00')).toMatchObject({ kind: 'played' });
  expect(await useOf('loss', 'day')).toMatchObject({ used: '100.00' });
});

it('a loss limit counts an open stake as lost, and what came back as not', async () => {
  await limit('loss', 'day', '100.00');
  const session = await player.enter('JGDZ', 'JG-pearl');
  await player.play(session, '80.00');
  expect(await player.play(session, '20.01')).toMatchObject({ kind: 'insufficient', reason: expect.any(Object) as object });
  await player.play(session, '20.00', { payout: '60.00' });

  expect(await useOf('loss', 'day')).toMatchObject({ used: '40.00' });
  await player.transfer('2', 'JGDZ', '900.00');
  expect(await bet('60.00')).toMatchObject({ status_code: 6000 });
  expect(await bet('10.00')).toMatchObject({ status_code: 6701, data: { kind: 'loss', left: '0.00' } });
});

describe('a session limit', () => {
  it('counts minutes in which a page or a game calls, those of two pages once, and no longer pause', async () => {
    await limit('session', 'day', '10');
    const other = await site.signIn('player1', 'player123');
    for (let minute = 0; minute < 9; minute += 3) {
      site.clock.advance(3 * MINUTE_MS);
      await player.send(memberInfoCall, { isPop: false });
      await site.send(memberInfoCall, { isPop: false }, { token: other });
    }
    site.clock.advance(60 * MINUTE_MS);
    expect(await useOf('session', 'day')).toMatchObject({ used: '9' });
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });

    site.clock.advance(MINUTE_MS);
    await player.send(memberInfoCall, { isPop: false });
    for (const answer of [await deposit('100.00'), await bet('10.00'), await player.launch('JGDZ', 'JG-pearl')]) {
      expect(answer).toMatchObject({ status_code: 6701, data: { kind: 'session', left: '0' } });
    }
    expect(await site.signIn('player1', 'player123')).not.toBe('');
    site.clock.set(Date.UTC(2026, 10, 21, 16));
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });
  });
});

describe('raising a limit', () => {
  it('waits 24 hours and for a confirmation, can be withdrawn, and is in the history', async () => {
    await limit('deposit', 'day', '100.00');
    expect(answerOf(setLimitCall, await limit('deposit', 'day', '500.00')).limits[0]).toMatchObject({
      limit: '100.00',
      pending: { limit: '500.00', from: NOON + DAY_MS },
    });
    const decide = (isConfirmed: boolean) => player.send(decideLimitCall, { kind: 'deposit', period: 'day', isConfirmed });
    await goTo(NOON + DAY_MS - 1);
    expect(await decide(true)).toMatchObject({ status_code: 6012 });
    expect(await deposit('200.00')).toMatchObject({ status_code: 6701 });
    expect(await decide(false)).toMatchObject({ status_code: 6000 });
    expect(await decide(true)).toMatchObject({ status_code: 6004 });
    await limit('deposit', 'day', null);
    await goTo(NOON + 2 * DAY_MS);
    expect(await deposit('200.00')).toMatchObject({ status_code: 6701 });
    await decide(true);

    expect(await deposit('200.00')).toMatchObject({ status_code: 6000 });
    const { list } = answerOf(protectionHistoryCall, await player.send(protectionHistoryCall, { pageNum: 1, pageSize: 10 }));
    expect(list.map(({ change }) => change)).toEqual([
      { event: 'raise-confirmed', kind: 'deposit', period: 'day', limit: null },
      { event: 'raise-asked', kind: 'deposit', period: 'day', limit: null },
      { event: 'raise-withdrawn', kind: 'deposit', period: 'day', limit: '500.00' },
      { event: 'raise-asked', kind: 'deposit', period: 'day', limit: '500.00' },
      { event: 'limit-set', kind: 'deposit', period: 'day', limit: '100.00' },
    ]);
  });

  it('takes only whole minutes of a day, and money with its fen', async () => {
    const wrong = [
      ['session', '0'],
      ['session', '1441'],
      ['session', '10.00'],
      ['deposit', '10'],
    ] as const;
    for (const [kind, value] of wrong) {
      const answer = await limit(kind, 'day', value);
      expect([kind, value, answer]).toMatchObject([kind, value, { status_code: 6007, message: '请输入有效的限额' }]);
    }
  });
});

/** Requests that a self-excluded member is refused. */
const WAYS: readonly (readonly [string, () => Promise<Envelope>])[] = [
  ['a deposit', () => deposit('100.00')],
  ['a bet', () => bet('10.00')],
  ['money into a venue', () => player.transfer('1', 'JGDZ', '10.00')],
  ['a venue', () => player.launch('JGDZ', 'JG-pearl')],
  ['a trial', () => player.launch('JGDZ', 'JG-pearl', { trial: true })],
  ['a promotion', () => player.send(joinActivityCall, { id: 'signGift' }, randomUUID())],
  ['a gift', () => player.send(claimBenefitCall, { id: 'weekly-1' }, randomUUID())],
  ['points', () => player.send(exchangeCall, { points: 100 }, randomUUID())],
];

describe('a time-out', () => {
  it('refuses deposits, play and promotions until it ends; open rounds are paid, and money comes back', async () => {
    const session = await player.enter('JGDZ', 'JG-pearl');
    await site.platform.bank.debit(session, { roundId: 'open', stepId: 'one', amount: fen(5_000n), detail: null });
    expect(await player.send(takeTimeOutCall, { days: 1 })).toMatchObject({ data: { timeOutUntil: NOON + DAY_MS } });

    for (const [what, attempt] of WAYS.filter(([name]) => name !== 'a promotion' && name !== 'a gift')) {
      expect([what, await attempt()]).toMatchObject([what, { status_code: 6702, data: { until: NOON + DAY_MS } }]);
    }
    expect(await player.play(session, '10.00')).toMatchObject({
      kind: 'insufficient',
      reason: { 'zh-CN': '您正在休息中，2026-11-22 12:00 前不能存款、投注或参加活动，取款与查询不受影响' },
    });
    const ended = { roundId: 'open', payout: fen(5_000n), exposure: fen(0n), detail: null, report: A_REPORT };
    expect(await site.platform.bank.credit('JGDZ', ended)).toMatchObject({ kind: 'paid' });
    expect(await player.recycle()).toMatchObject({ status_code: 6000 });
    expect(await player.wallets()).toEqual({ CENTER: '1000.00' });
    await goTo(NOON + DAY_MS);
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });
  });

  it('is not made shorter', async () => {
    await player.send(takeTimeOutCall, { days: 7 });

    expect(await player.send(takeTimeOutCall, { days: 7 })).toMatchObject({ status_code: 6007 });
    site.clock.advance(1);
    expect(await player.send(takeTimeOutCall, { days: 6 })).toMatchObject({ status_code: 6007 });
    expect(await player.send(takeTimeOutCall, { days: 42 })).toMatchObject({ data: { timeOutUntil: NOON + 42 * DAY_MS + 1 } });
  });
});

describe('self-exclusion', () => {
  const UNTIL = Date.UTC(2027, 4, 21, 4);

  it('says so for every way, advertises nothing, and is not lifted early', async () => {
    const advertised = async () => answerOf(myDiscountAdCall, await player.send(myDiscountAdCall, {})).list.length;
    const kinds = async () =>
      answerOf(letterListCall, await player.send(letterListCall, { pageNum: 1, pageSize: 50 })).list.map(({ kind }) => kind);
    expect(await advertised()).toBeGreaterThan(0);
    expect(await kinds()).toContain('activity');

    expect(await player.send(excludeCall, { months: 6 })).toMatchObject({ data: { excludedUntil: UNTIL } });

    expect(await deposit('100.00')).toMatchObject({
      status_code: 6703,
      message: '您已自我排除，2027-05-21 12:00 前不能存款、投注或参加活动，取款与查询不受影响',
    });
    expect(await bet('10.00')).toMatchObject({ status_code: 6703 });
    expect(await advertised()).toBe(0);
    expect(await kinds()).not.toContain('activity');
    expect(await player.send(excludeCall, { months: 6 })).toMatchObject({ status_code: 6007 });
    expect(await site.signIn('player1', 'player123')).not.toBe('');
    await goTo(UNTIL);
    expect(await deposit('100.00')).toMatchObject({ status_code: 6000 });
  });

  it('is passed by nothing that comes many times at once, before midnight or after', async () => {
    await player.send(excludeCall, { months: 6 });
    const ways = WAYS.filter(([name]) => name !== 'a promotion' && name !== 'a gift' && name !== 'a bet');
    for (const moment of [Date.UTC(2026, 10, 21, 16) - 1, Date.UTC(2026, 10, 21, 16)]) {
      await goTo(moment);
      for (const [what, attempt] of ways) {
        // Keep the rate limits from refusing the requests before the protection does.
        await site.platform.limits.clear();
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, attempt));
        expect([what, new Set(answers.map(({ status_code: code }) => code))]).toEqual([what, new Set([6703])]);
      }
      await site.platform.limits.clear();
      const gameId = await aMatch();
      const quotes: string[] = [];
      for (let count = 0; count < AT_ONCE; count += 1) quotes.push(await aQuote(gameId, '50.00'));
      const others = [
        ...quotes.map((quoteId) => place(quoteId, '50.00')),
        ...Array.from({ length: AT_ONCE }, () => player.send(joinActivityCall, { id: 'daily-sign' }, randomUUID())),
        ...Array.from({ length: AT_ONCE }, () => player.send(claimBenefitCall, { id: 'vip-level-1' }, randomUUID())),
      ];
      expect(new Set((await Promise.all(others)).map(({ status_code: code }) => code))).toEqual(new Set([6703]));
    }
    expect(await player.wallets()).toEqual({ CENTER: '1000.00' });
  });

  it('holds for the same person under a dotted name', async () => {
    await site.sandbox('member/player1/bindings', { realName: '李小满', birthday: '1994-06-12' });
    await player.send(excludeCall, { months: 6 });
    const token = await site.signIn('unbound1', 'unbound123');

    expect(await site.send(bindOtherCall, { realName: '李⼩满', birthday: '1994-06-12' }, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(bindOtherCall, { realName: '李·小满', birthday: '1994-06-12' }, { token })).toMatchObject({ status_code: 6703 });
  });

  it('holds for the same person in another account, before and after they say who they are', async () => {
    await site.sandbox('member/player1/bindings', { realName: '李小满', birthday: '1994-06-12' });
    await player.send(excludeCall, { months: 6 });
    const token = await site.signIn('unbound1', 'unbound123');
    const pay = () => site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() });
    expect(await pay()).toMatchObject({ status_code: 6449 });

    expect(await site.send(bindOtherCall, { realName: '李小满', birthday: '1994-06-12' }, { token })).toMatchObject({ status_code: 6703 });

    expect(await pay()).toMatchObject({ status_code: 6703, data: { until: UNTIL } });
    expect(await site.send(bindOtherCall, { realName: '李大满' }, { token })).toMatchObject({ status_code: 6009 });
  });
});

describe('the reality check', () => {
  const ask = (token = player.token) => site.send(realityCheckCall, {}, { token });

  it('is due an interval after the sign-in, with what was won since, and once for all tabs', async () => {
    expect(answerOf(realityCheckCall, await ask())).toEqual({ askAt: null, due: null });
    await player.send(setRealityCheckCall, { minutes: 30 });
    const session = await player.enter('JGDZ', 'JG-pearl');
    await player.play(session, '50.00', { payout: '20.00' });
    await player.transfer('2', 'JGDZ', '900.00');
    await bet('40.00');
    const dueAt = NOON + 30 * MINUTE_MS;
    expect(answerOf(memberInfoCall, await player.send(memberInfoCall, { isPop: false })).realityCheckAt).toBe(dueAt);

    site.clock.set(dueAt - 1);
    expect(answerOf(realityCheckCall, await ask())).toEqual({ askAt: dueAt, due: null });
    site.clock.set(dueAt);
    expect(answerOf(realityCheckCall, await ask())).toEqual({ askAt: null, due: { signedInAt: NOON, now: dueAt, net: '-30.00' } });
    expect(answerOf(realitySeenCall, await player.send(realitySeenCall, {}))).toEqual({ askAt: dueAt + 30 * MINUTE_MS, due: null });
    expect(answerOf(realityCheckCall, await ask())).toMatchObject({ due: null });
    await player.send(setRealityCheckCall, { minutes: 0 });
    expect(answerOf(memberInfoCall, await player.send(memberInfoCall, { isPop: false })).realityCheckAt).toBeUndefined();
  });
});
