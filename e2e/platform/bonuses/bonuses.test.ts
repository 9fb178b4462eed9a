import { randomUUID } from 'node:crypto';
import { bonusGrantsCall, giveUpBonusCall, giveUpOutcomeCall } from '@site/shared/wire/bonuses';
import { promotionsCall } from '@site/shared/wire/promotions';
import { dealRecordCall } from '@site/shared/wire/funds';
import { recycleCall } from '@site/shared/wire/games';
import { letterListCall } from '@site/shared/wire/letters';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { openStakes } from '../venues/rounds';
import { openDatabase } from '../database/openDatabase';
import { createClock, fen, NO_CRASHPOINTS, SILENT_LOG } from '../kernel';
import { createLedger } from '../ledger/createLedger';
import { platformMigrations } from '../migrations';
import { aPromotionPlayer, PASSWORDS, type PromotionPlayer } from '../promotions/testing/aPromotionPlayer';
import { answerOf } from '../testing/answerOf';
import { A_REPORT, aVenuePlayer } from '../venues/testing/aVenuePlayer';
import { TEST_GAMES } from '../venues/testing/games';
import { aWithdrawer } from '../withdrawals/testing/aWithdrawer';
import { createBonusService } from './createBonusService';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const DAY_MS = 24 * 60 * 60_000;

const site = platformAtNoon(undefined, TEST_GAMES);
exactAfterEach(site);
let player: PromotionPlayer;
let token: string;

beforeEach(async () => {
  await site.sandbox('member/player1/balance', { central: '0.00' });
  player = await aPromotionPlayer(site);
  token = await site.signIn('player1', PASSWORDS.player1);
});

const list = async () => answerOf(bonusGrantsCall, await site.send(bonusGrantsCall, {}, { token }));
const info = async () => answerOf(withdrawInfoCall, await site.send(withdrawInfoCall, {}, { token }));
const giveUp = (id: string, key = randomUUID()) => site.send(giveUpBonusCall, { id }, { token, key });
const returned = async () => {
  const { data } = await site.send(dealRecordCall, { pageNum: 1, pageSize: 20, kind: 'bonus' }, { token });
  return (data as { list: { amount: string; method?: string }[] }).list
    .filter(({ amount }) => amount.startsWith('-'))
    .map(({ amount, method }) => [amount, method]);
};

/** Deposits 1,000 yuan and claims the bonus of 100, which has to be staked three times within 30 days. */
async function claimFirstDeposit(): Promise<string> {
  await player.deposit('1000.00');
  await player.join('first-deposit');
  const [bonus] = (await list()).list;
  if (bonus === undefined) throw new Error('no bonus');
  site.clock.advance(1_000);
  return bonus.id;
}

/** Stakes all money in a round that stays open. Returns a function that ends the round. */
async function stakeAllInRound(): Promise<(payout: bigint) => Promise<unknown>> {
  const venues = await aVenuePlayer(site, '1100.00');
  const session = await venues.enter('JGDZ', 'JG-pearl');
  const roundId = randomUUID();
  const taken = await site.platform.bank.debit(session, { roundId, stepId: 'bet', amount: fen(110_000n), detail: null });
  expect(taken).toMatchObject({ kind: 'taken', balance: 0n });
  site.clock.advance(1_000);
  return (payout) =>
    site.platform.bank.credit('JGDZ', { roundId, payout: fen(payout), exposure: fen(110_000n), detail: null, report: A_REPORT });
}

async function pass(ms: number): Promise<void> {
  await site.sandbox('clock', { set: site.clock.nowMs() + ms });
  token = await site.signIn('player1', PASSWORDS.player1);
}

describe('a bonus that was paid', () => {
  it('has an account of its own: its multiple, its games with their weights, its end, what is done and what is left', async () => {
    const id = await claimFirstDeposit();
    await player.ticket({ stake: 12_000n, result: 'L' });

    const games = [
      { category: 'TY', weight: 100 },
      { category: 'ZR', weight: 50 },
      { category: 'QP', weight: 50 },
      { category: 'DJ', weight: 100 },
      { category: 'CP', weight: 50 },
      { category: 'DZ', weight: 100 },
      { category: 'BY', weight: 100 },
    ];
    expect((await list()).list).toEqual([
      {
        id,
        promotionId: 'first-deposit',
        title: '首存礼遇',
        amount: '100.00',
        times: 3,
        needed: '300.00',
        done: '120.00',
        games,
        at: NOON + 1_000,
        expiresAt: NOON + 1_000 + 30 * DAY_MS,
        givesBack: '100.00',
      },
    ]);
    expect(await info()).toMatchObject({
      withdrawable: '0.00',
      turnoverNeeded: '1300.00',
      turnoverDone: '120.00',
      grants: [
        { kind: 'bonus', amount: '100.00', needed: '300.00', left: '180.00', bonus: { id, title: '首存礼遇', games } },
        { kind: 'deposit', amount: '1000.00', needed: '1000.00', left: '1000.00' },
      ],
    });
    const { list: promotions } = answerOf(promotionsCall, await site.send(promotionsCall, {}));
    expect(promotions.find((each) => each.id === 'first-deposit')?.bonus).toEqual({ times: 3, days: 30, games });
  });

  it('is met by what is staked after it, then the deposit is; no yuan counts twice', async () => {
    await claimFirstDeposit();
    await player.ticket({ stake: 50_000n, result: 'W' });
    expect((await list()).list).toMatchObject([{ done: '300.00' }]);
    expect((await list()).list[0]).not.toHaveProperty('givesBack');
    expect((await info()).grants).toMatchObject([{ kind: 'deposit', left: '800.00' }]);

    await player.ticket({ stake: 90_000n, result: 'P' });
    expect((await info()).grants).toMatchObject([{ kind: 'deposit', left: '800.00' }]);
    await player.ticket({ stake: 160_000n, result: 'LL' });
    expect(await info()).toMatchObject({ withdrawable: '1100.00', turnoverNeeded: '1300.00', turnoverDone: '1300.00', grants: [] });
  });

  it('counts only its games, by their weights', async () => {
    await site.sandbox('promotion', { id: 'first-deposit', bonus: { times: 2, days: 5, weights: { DZ: 50 } } });
    await claimFirstDeposit();
    await player.ticket({ stake: 40_000n, result: 'L' });
    expect((await list()).list).toMatchObject([{ needed: '200.00', done: '0.00', games: [{ category: 'DZ', weight: 50 }] }]);
    expect((await info()).grants).toMatchObject([
      { kind: 'bonus', left: '200.00' },
      { kind: 'deposit', left: '600.00' },
    ]);

    const venues = await aVenuePlayer(site, '1100.00');
    await venues.play(await venues.enter('JGDZ', 'JG-pearl'), '100.00', { payout: '100.00' });
    expect((await list()).list).toMatchObject([{ done: '50.00' }]);
  });

  it('keeps the terms it was paid with, while the operator changes them for the next ones', async () => {
    await claimFirstDeposit();
    const change = (bonus: object | null) => site.sandbox('promotion', { id: 'first-deposit', bonus });
    await change({ times: 9, days: 2, weights: { TY: 100 } });

    expect((await list()).list).toMatchObject([{ times: 3, needed: '300.00' }]);
    const rules = async () =>
      answerOf(promotionsCall, await site.send(promotionsCall, {}))
        .list.find((each) => each.id === 'first-deposit')
        ?.rules.at(-1);
    expect(await rules()).toContain('礼金须在领取后 2 天内完成 9 倍有效流水');
    expect(await change({ times: 0, days: 2, weights: { TY: 100 } })).toMatchObject({ error: expect.any(String) as string });
    expect(await change({ times: 1, days: 2, weights: {} })).toMatchObject({ error: expect.any(String) as string });
    await change(null);
    expect(await rules()).toContain('礼金须在领取后 30 天内完成 3 倍有效流水');
  });

  it('binds nothing once the member had nothing left', async () => {
    await claimFirstDeposit();
    await site.sandbox('member/player1/balance', { central: '0.00' });
    await site.sandbox('member/player1/balance', { central: '70.00' });

    expect((await list()).list).toEqual([]);
    expect(await info()).toMatchObject({ withdrawable: '70.00', turnoverNeeded: '0.00' });
  });
});

describe('giving a bonus up', () => {
  it('takes its sum back, and its turnover is asked for no more; the withdrawal that was refused for it goes', async () => {
    const withdrawer = await aWithdrawer(site, '0.00');
    const id = await claimFirstDeposit();
    await player.ticket({ stake: 100n, result: 'L' });
    await player.ticket({ stake: 29_900n, result: 'L' });
    await player.join('daily-sign');
    site.clock.advance(1_000);
    await player.ticket({ stake: 100_100n, result: 'L' });
    site.clock.advance(1_000);
    await player.join('daily-betting');
    const [betting] = (await list()).list;
    const refused = await withdrawer.ask('200.00');
    expect(refused).toMatchObject({ status_code: 6012, message: '有效流水尚未达标，暂不能取款：“每日流水礼”还差 5 元' });
    expect(await giveUp(id)).toMatchObject({ status_code: 6012, message: '这笔礼金已无流水要求，无需放弃' });

    const given = await giveUp(betting?.id ?? '');

    expect(given).toMatchObject({ data: { title: '每日流水礼', amount: '5.00', state: 'given-up', takenBack: '5.00' } });
    expect(await info()).toMatchObject({ withdrawable: '1101.00', balance: '1101.00' });
    expect(await withdrawer.withdraw('200.00')).toMatchObject({ state: 'pending' });
    expect(await returned()).toEqual([['-5.00', '每日流水礼']]);
    expect((await list()).closed).toMatchObject([{ title: '每日流水礼', state: 'given-up', takenBack: '5.00' }]);
    expect(await player.participation('daily-betting')).toMatchObject({ standing: 'joined' });
  });

  it('takes no more than the member has, and what they had staked for it is not staked again', async () => {
    const id = await claimFirstDeposit();
    await player.ticket({ stake: 20_000n, result: 'L' });
    await site.sandbox('member/player1/balance', { central: '60.00' });
    expect((await list()).list).toMatchObject([{ givesBack: '60.00' }]);

    expect(await giveUp(id)).toMatchObject({ data: { amount: '100.00', takenBack: '60.00' } });

    expect(await player.balance()).toBe('0.00');
    expect(await info()).toMatchObject({ turnoverNeeded: '0.00' });
  });

  it('waits until the money is back from bets and venues', async () => {
    const id = await claimFirstDeposit();
    const venues = await aVenuePlayer(site, '1100.00');
    await venues.transfer('1', 'JGDZ', '1060.00');
    expect((await list()).list).toMatchObject([{ givesBack: '100.00', missing: '60.00' }]);

    expect(await giveUp(id)).toMatchObject({
      status_code: 6012,
      message: '放弃需退回 100 元，中心钱包余额不足，请先转回场馆余额，或等待未结的注单、游戏局与取款',
    });
    expect(await returned()).toEqual([]);
    await venues.recycle();
    expect(await giveUp(id)).toMatchObject({ data: { takenBack: '100.00' } });
  });

  it('waits for a round that has taken its stake and still runs, which leaves no bonus and no deposit behind', async () => {
    const id = await claimFirstDeposit();
    const end = await stakeAllInRound();
    expect((await list()).list).toMatchObject([{ givesBack: '100.00', missing: '100.00' }]);
    expect((await info()).grants).toMatchObject([{ kind: 'bonus' }, { kind: 'deposit' }]);
    expect(await giveUp(id)).toMatchObject({ status_code: 6012 });

    await end(220_000n);
    await site.send(recycleCall, {}, { token, key: randomUUID() });

    expect(await info()).toMatchObject({ balance: '2200.00', withdrawable: '0.00', turnoverNeeded: '1300.00', turnoverDone: '1100.00' });
  });

  it('is not asked for after a round has lost all there was', async () => {
    await claimFirstDeposit();
    const end = await stakeAllInRound();

    await end(0n);

    expect((await list()).list).toEqual([]);
    expect(await info()).toMatchObject({ turnoverNeeded: '0.00', grants: [] });
  });

  it('is of the member who has it, once, and its answer is found by its key', async () => {
    const id = await claimFirstDeposit();
    const other = await site.signIn('player2', PASSWORDS.player2);
    expect(await site.send(giveUpBonusCall, { id }, { token: other, key: randomUUID() })).toMatchObject({ status_code: 6004 });
    expect(await giveUp('none')).toMatchObject({ status_code: 6004, message: '未找到这笔礼金' });
    const [arrived, never] = [randomUUID(), randomUUID()];

    const answer = await giveUp(id, arrived);
    expect(await giveUp(id, arrived)).toMatchObject({ data: answer.data });
    expect(await giveUp(id)).toMatchObject({ data: answer.data });

    expect(await site.send(giveUpOutcomeCall, { key: arrived }, { token })).toMatchObject({ data: { closed: answer.data } });
    expect((await site.send(giveUpOutcomeCall, { key: never }, { token })).data).toEqual({});
    expect(await giveUp(id, never)).toMatchObject({ status_code: 6008 });
    expect(await returned()).toEqual([['-100.00', '首存礼遇']]);
  });

  it('fifty times at once, beside claims and results, takes back once what was paid once', async () => {
    const id = await claimFirstDeposit();
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        Promise.all([giveUp(id), player.join('daily-sign'), place % 5 === 0 ? player.ticket({ stake: 100n, result: 'L' }) : null]),
      ),
    );

    expect(await returned()).toEqual([['-100.00', '首存礼遇']]);
    expect(await player.balance()).toBe('1001.00');
  });

  it('whose process crashed after the posting has done nothing', async () => {
    const id = await claimFirstDeposit();
    await site.sandbox('crash', { point: 'bonus:after-posting', how: 'throw' });
    const key = randomUUID();
    await giveUp(id, key).catch(() => undefined);
    expect(await player.balance()).toBe('1100.00');

    expect(await giveUp(id, key)).toMatchObject({ data: { takenBack: '100.00' } });
    expect(await player.balance()).toBe('1000.00');
  });
});

describe('the end of a bonus', () => {
  const lettersOf = async () => {
    const { data } = await site.send(letterListCall, { pageNum: 1, pageSize: 20 }, { token });
    return (data as { list: { title: string }[] }).list.map(({ title }) => title);
  };

  it('that is not met takes it back, frees the rest and is told by a letter', async () => {
    await claimFirstDeposit();
    await player.ticket({ stake: 29_999n, result: 'L' });
    await pass(30 * DAY_MS);
    expect((await list()).list).toMatchObject([{ done: '299.99' }]);
    await player.ticket({ stake: 100_000n, result: 'L' });
    expect((await list()).list).toMatchObject([{ done: '299.99' }]);

    await pass(60_000);
    await site.platform.tick();

    expect(await player.balance()).toBe('1000.00');
    expect(await list()).toMatchObject({ list: [], closed: [{ title: '首存礼遇', state: 'expired', takenBack: '100.00' }] });
    expect(await lettersOf()).toContain('礼金已到期');
    expect(await info()).toMatchObject({ withdrawable: '1000.00', turnoverNeeded: '1000.00' });
  });

  it('that is met takes nothing', async () => {
    await claimFirstDeposit();
    await player.ticket({ stake: 30_000n, result: 'L' });
    await pass(30 * DAY_MS + 60_000);
    await site.platform.tick();

    expect(await player.balance()).toBe('1100.00');
    expect(await list()).toEqual({ list: [], closed: [] });
  });

  it('waits, binding, while the money is in a venue', async () => {
    await claimFirstDeposit();
    const venues = await aVenuePlayer(site, '1100.00');
    await venues.transfer('1', 'JGDZ', '1100.00');
    await pass(30 * DAY_MS + 60_000);
    await site.platform.tick();
    expect((await list()).list).toMatchObject([{ missing: '100.00' }]);
    expect((await info()).grants).toMatchObject([{ kind: 'bonus' }, { kind: 'deposit' }]);

    await site.send(recycleCall, {}, { token, key: randomUUID() });
    await pass(60_000);
    await site.platform.tick();
    expect((await list()).closed).toMatchObject([{ state: 'expired', takenBack: '100.00' }]);
  });

  it('is decided once by processes that tick at the same moment', async () => {
    await claimFirstDeposit();
    await pass(30 * DAY_MS + 60_000);
    const clock = createClock();
    clock.set(site.clock.nowMs());
    const { db, close } = await openDatabase({ status: 'url', url: site.platform.databaseUrl }, platformMigrations, SILENT_LOG);
    const other = createBonusService({ db, clock, ledger: createLedger(clock), crashpoints: NO_CRASHPOINTS, openStakes });

    await Promise.all(Array.from({ length: 4 }, () => [site.platform.tick(), other.tick()]).flat());
    await close();

    expect(await returned()).toEqual([['-100.00', '首存礼遇']]);
    expect((await lettersOf()).filter((title) => title === '礼金已到期')).toHaveLength(1);
  });
});
