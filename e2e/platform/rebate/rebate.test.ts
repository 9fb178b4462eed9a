import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { categorySchema } from '@site/shared/wire/categories';
import { dealRecordCall } from '@site/shared/wire/funds';
import { venuesCall } from '@site/shared/wire/games';
import { chooseRebateCall, claimRebateCall, rebateInfoCall, rebateOutcomeCall, rebateRecordCall } from '@site/shared/wire/rebate';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import { openDatabase } from '../database/openDatabase';
import { createClock, fen, NO_CRASHPOINTS, SILENT_LOG } from '../kernel';
import type { InboxTables } from '../inbox/tables';
import { createLedger } from '../ledger/createLedger';
import { platformMigrations } from '../migrations';
import { aPromotionPlayer, PASSWORDS, type PromotionPlayer } from '../promotions/testing/aPromotionPlayer';
import { answerOf } from '../testing/answerOf';
import type { VenueTables } from '../venues/tables';
import { createRebateService } from './createRebateService';
import { rebateLines, shownRate, sumOf } from './rebates';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';

const DAY = '2026-11-21';
/** Ten minutes after the end of the business day, when it is computed. */
const WORKED_OUT = Date.parse('2026-11-22T00:10:00+08:00');

const site = platformAtNoon();
exactAfterEach(site);
let player: PromotionPlayer;
let token: string;

beforeEach(async () => {
  await begin('player1');
});

async function begin(name: keyof typeof PASSWORDS): Promise<void> {
  player = await aPromotionPlayer(site, name);
  token = await site.signIn(name, PASSWORDS[name]);
}

/** Moves the clock and signs in again, because the session has expired by then. */
async function until(now: number): Promise<void> {
  await site.sandbox('clock', { set: now });
  token = await site.signIn('player1', PASSWORDS.player1);
}

const info = async () => answerOf(rebateInfoCall, await site.send(rebateInfoCall, {}, { token }));
const record = async () => answerOf(rebateRecordCall, await site.send(rebateRecordCall, { pageNum: 1, pageSize: 10 }, { token }));
const claim = (day: string, key = randomUUID()) => site.send(claimRebateCall, { day }, { token, key });
const choose = (isAutomatic: boolean) => site.send(chooseRebateCall, { isAutomatic }, { token });

async function aRound(enName: string, stake: bigint, released = 0n): Promise<void> {
  const tables = site.db.withTables<VenueTables>();
  const id = randomUUID();
  const facts = { member_id: player.memberId, en_name: enName, game_code: 'G', is_trial: false };
  const session = await tables
    .insertInto('venue_session')
    .values({ ...facts, token_hash: id, login_hash: id, play_money: 0n, expires_at: site.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('venue_round')
    .values({
      ...facts,
      session_id: session.id,
      round_id: id,
      is_central: false,
      stake,
      payout: released,
      exposure: stake - released,
      released,
      jackpot_tier: null,
      jackpot_amount: null,
      state: 'ended',
      steps: JSON.stringify([]),
      detail: 'null',
      report: null,
      balance_after: 0n,
      played_at: site.clock.now(),
    })
    .execute();
}

describe('the computation', () => {
  it('is the turnover times the rate of grade and category, rounded down to the fen', () => {
    const lines = rebateLines(new Map([['TY', fen(123_456n)] as const, ['DZ', fen(99n)] as const]), 3);

    expect(lines).toEqual([
      { category: 'TY', turnover: 123_456n, rate: 70, amount: 864n },
      { category: 'DZ', turnover: 99n, rate: 80, amount: 0n },
    ]);
    expect(sumOf(lines)).toBe(864n);
  });

  it('never pays more than the rate that the site shows', () => {
    const grade = fc.integer({ min: 0, max: 10 });
    const category = fc.constantFrom(...categorySchema.options);
    fc.assert(
      fc.property(grade, category, fc.bigInt({ min: 1n, max: 10_000_000_000n }), (step, of, staked) => {
        const amount = sumOf(rebateLines(new Map([[of, fen(staked)]]), step));
        const exact = (Number(staked) * Math.round(Number(shownRate(of, step)) * 100)) / 10_000;
        expect(Number(amount)).toBeLessThanOrEqual(exact);
        expect(Number(amount)).toBeGreaterThan(exact - 1);
      }),
    );
  });
});

describe('a day', () => {
  it('counts what was won or lost, half of half results; pushes, void bets and what a round only reserved do not', async () => {
    for (const result of ['W', 'L', 'LW', 'LL', 'P', 'D', 'D1']) await player.ticket({ stake: 10_000n, result });
    await player.ticket({ stake: 10_000n });
    await aRound('JGDZ', 50_000n, 20_000n);

    expect((await info()).today).toEqual({
      day: DAY,
      grade: 6,
      amount: '6.30',
      lines: [
        { category: 'TY', turnover: '300.00', rate: '1.00', amount: '3.00' },
        { category: 'DZ', turnover: '300.00', rate: '1.10', amount: '3.30' },
      ],
    });
    // The round has no ledger posting, so remove it before the audit.
    await site.db.withTables<VenueTables>().deleteFrom('venue_round').execute();
  });

  it('is paid by itself ten minutes after its end, once, and is in the trade record and the statement', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });

    await until(WORKED_OUT - 1);
    expect(await record()).toEqual({ total: 0, list: [] });
    await until(WORKED_OUT);
    await Promise.all([site.sandbox('tick', {}), site.sandbox('tick', {}), site.sandbox('tick', {})]);
    await until(WORKED_OUT + 60_000);

    const lines = [{ category: 'TY', turnover: '1000.00', rate: '1.00', amount: '10.00' }];
    expect(await record()).toEqual({ total: 1, list: [{ day: DAY, grade: 6, amount: '10.00', lines, paidAt: WORKED_OUT }] });
    expect(await player.balance()).toBe('10.00');
    expect(await site.send(dealRecordCall, { pageNum: 1, pageSize: 10, kind: 'rebate' }, { token })).toMatchObject({
      data: { total: 1, moneyIn: '10.00', list: [{ kind: 'rebate', amount: '10.00' }] },
    });
  });

  it('of each member is their own, and one without a whole fen has none', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    await begin('player2');
    await player.ticket({ stake: 10n, result: 'L' });
    const before = await player.balance();

    await until(WORKED_OUT);

    expect(await player.balance()).toBe(before);
    expect((await record()).total).toBe(1);
  });

  it('that was missed while the platform was down is made up for', async () => {
    await until(WORKED_OUT);
    await player.ticket({ stake: 100_000n, result: 'W' });
    site.clock.advance(24 * 60 * 60_000);
    await player.ticket({ stake: 200_000n, result: 'W' });

    await until(WORKED_OUT + 4 * 24 * 60 * 60_000);

    expect((await record()).list.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-11-23', '20.00'],
      ['2026-11-22', '10.00'],
    ]);
  });

  it.each(['rebate:after-row', 'rebate:before-closing'])('is paid once where the platform crashes at %s', async (point) => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    site.clock.set(WORKED_OUT);
    await site.sandbox('crash', { point, how: 'throw' });

    await site.sandbox('tick', {}).catch(() => undefined);
    await until(WORKED_OUT);

    expect(await player.balance()).toBe('10.00');
    expect((await record()).total).toBe(1);
  });

  it('is paid once where two processes work it out at the same moment', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    const clock = createClock();
    clock.set(WORKED_OUT);
    site.clock.set(WORKED_OUT);
    const { db, close } = await openDatabase({ status: 'url', url: site.platform.databaseUrl }, platformMigrations, SILENT_LOG);
    const vipLevel = () => Promise.resolve(6);
    const other = createRebateService({ db, clock, ledger: createLedger(clock), crashpoints: NO_CRASHPOINTS, members: { vipLevel } });

    await Promise.all(Array.from({ length: 4 }, () => [site.platform.tick(), other.tick()]).flat());
    await close();

    await until(WORKED_OUT);
    expect((await record()).total).toBe(1);
    expect(await player.balance()).toBe('10.00');
  });

  it('counts a bet once, also when its result is corrected on a later day', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    await until(WORKED_OUT);
    await site.db
      .withTables<{ sb_ticket: { restores: number; settled_at: Date }; ledger_transfer: object }>()
      .updateTable('sb_ticket')
      .set({ restores: 1, settled_at: site.clock.now() })
      .execute();
    await aPastSettlement();

    expect((await info()).today.lines).toEqual([]);
  });

  it('binds nothing: what came of it needs no turnover before a withdrawal', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    await until(WORKED_OUT);

    expect(await site.send(withdrawInfoCall, {}, { token })).toMatchObject({ data: { withdrawable: '10.00' } });
  });
});

describe('a member who claims', () => {
  beforeEach(async () => {
    await choose(false);
    await player.ticket({ stake: 100_000n, result: 'L' });
    await until(WORKED_OUT);
  });

  it('has the day waiting, and is paid under a key, once whatever the key', async () => {
    expect(await info()).toMatchObject({ isAutomatic: false, due: [{ day: DAY, amount: '10.00' }] });
    const key = randomUUID();

    const [first] = await Promise.all([claim(DAY, key), claim(DAY), claim(DAY)]);

    expect(first).toMatchObject({ data: { day: DAY, amount: '10.00', paidAt: WORKED_OUT } });
    expect(await claim(DAY, key)).toEqual(first);
    expect(await info()).toMatchObject({ due: [] });
    expect(await player.balance()).toBe('10.00');
  });

  it('is found by the key after a lost answer; a key that never came is closed by asking', async () => {
    const [arrived, never] = [randomUUID(), randomUUID()];
    await site.sandbox('faults', { on: claimRebateCall.path, fault: { kind: 'dropAfter' } });
    await expect(claim(DAY, arrived)).rejects.toThrow('fetch failed');

    expect(await site.send(rebateOutcomeCall, { key: arrived }, { token })).toMatchObject({ data: { day: { amount: '10.00' } } });
    expect((await site.send(rebateOutcomeCall, { key: never }, { token })).data).toEqual({});
    expect(await claim(DAY, never)).toMatchObject({ status_code: 6008 });
  });

  it('is refused a day without rebate, a claim without a key, and as a guest', async () => {
    expect(await claim('2026-11-20')).toMatchObject({ status_code: 6004, message: '该日没有返水' });
    expect(await site.send(claimRebateCall, { day: DAY }, { token })).toMatchObject({ status_code: 6007 });
    expect(await site.send(rebateInfoCall, {})).toMatchObject({ status_code: 6001 });
  });

  it('keeps what waits when the choice changes; the next day is paid by itself', async () => {
    await choose(true);
    await player.ticket({ stake: 12_345_600n, result: 'L' });
    await until(WORKED_OUT + 24 * 60 * 60_000);

    expect(await info()).toMatchObject({ isAutomatic: true, due: [{ day: DAY }] });
    expect(await player.balance()).toBe('1234.56');
    const letters = await site.db.withTables<InboxTables>().selectFrom('letter').select(['title', 'content']).execute();
    expect(letters.filter(({ title }) => title['zh-CN'] === '返水到账')).toEqual([
      {
        title: { 'zh-CN': '返水到账', 'zh-TW': '返水到帳' },
        content: {
          'zh-CN': '2026-11-22 的返水 1,234.56 元已进入中心钱包。\n明细见返水记录。',
          'zh-TW': '2026-11-22 的返水 1,234.56 元已進入中心錢包。\n明細見返水紀錄。',
        },
      },
    ]);
  });
});

it('the venues have the rate of the member’s grade, for a guest the highest of the ladder', async () => {
  const rateOf = async (extras: object) => {
    const { list } = answerOf(venuesCall, await site.send(venuesCall, {}, extras));
    return list.find(({ enName }) => enName === 'JGDZ')?.rebate;
  };

  expect(await rateOf({ token })).toBe(shownRate('DZ', 6));
  expect(await rateOf({})).toBe(shownRate('DZ', 10));
});

/** Adds the posting of a first settlement on an earlier day. */
async function aPastSettlement(): Promise<void> {
  const { hold_reference: reference } = await site.db
    .withTables<{ sb_ticket: { hold_reference: string } }>()
    .selectFrom('sb_ticket')
    .select('hold_reference')
    .executeTakeFirstOrThrow();
  await site.db
    .withTables<{ ledger_transfer: { key: string; kind: string; reference: string; fingerprint: string; created_at: Date } }>()
    .insertInto('ledger_transfer')
    .values({ key: randomUUID(), kind: 'settle', reference, fingerprint: '', created_at: new Date(NOON) })
    .execute();
}
