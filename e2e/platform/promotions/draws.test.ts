import { randomUUID } from 'node:crypto';
import { joinActivityCall } from '@site/shared/wire/activities';
import { readDeposited } from '../deposits/readDeposited';
import { inTransaction } from '../kernel';
import { createLedger } from '../ledger/createLedger';
import { createCrashpoints } from '../sandbox/createCrashpoints';
import { createProtection } from '../protection/createProtection';
import { createPromotionService } from './createPromotionService';
import { lockDraws } from './draws';
import { readContent } from './readContent';
import { recordedFacts } from './readFacts';
import { aPromotionPlayer, type PromotionPlayer } from './testing/aPromotionPlayer';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { exactAfterEach } from '../testing/exactAfterEach';
import { roundReleased } from '../venues/rounds';

const DAY_MS = 24 * 60 * 60_000;
const DRAW = 'daily-draw';

const site = platformAtNoon();
exactAfterEach(site);
let player: PromotionPlayer;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
});

/** Sums the rewards of the member's draws, formatted like the balance. */
const wonBy = async () =>
  ((await player.participation(DRAW)).draws?.latest ?? []).reduce((sum, { reward }) => sum + Number(reward), 0).toFixed(2);

describe('the lucky draw', () => {
  it('is earned by the day’s turnover and pays what was drawn [R-ACT-07]', async () => {
    expect(await player.participation(DRAW)).toMatchObject({ standing: 'open', draws: { left: 0, used: 0, most: 10, missing: '500.00' } });
    expect(await player.join(DRAW)).toMatchObject({ status_code: 6012 });

    await player.ticket({ stake: 120_000n, result: 'L' });
    expect(await player.participation(DRAW)).toMatchObject({ standing: 'ready', draws: { left: 2, missing: '300.00' } });
    const { data } = await player.join(DRAW);

    expect(data).toMatchObject({ standing: 'ready', draws: { left: 1, used: 1 } });
    const { drawn, draws } = data as { drawn: { prizeId: string; reward: string }; draws: { latest: unknown[] } };
    expect(draws.latest).toMatchObject([{ prizeId: drawn.prizeId, reward: drawn.reward, at: NOON }]);
    expect(await player.balance()).toBe(drawn.reward);
  });

  it('is made three times by ten requests at once where three are left', async () => {
    await player.ticket({ stake: 150_000n, result: 'L' });

    const answers = await Promise.all(Array.from({ length: 10 }, () => player.join(DRAW)));

    expect(answers.filter(({ status_code }) => status_code === 6000)).toHaveLength(3);
    expect(await player.participation(DRAW)).toMatchObject({ standing: 'open', draws: { left: 0, used: 3 } });
    expect(await player.balance()).toBe(await wonBy());
  });

  it('is made once by ten requests under the same key, and all get the same answer', async () => {
    await player.ticket({ stake: 500_000n, result: 'L' });
    const key = randomUUID();

    const answers = await Promise.all(Array.from({ length: 10 }, () => player.join(DRAW, { key })));

    const drawn = answers.map(({ data }) => JSON.stringify((data as { drawn: unknown }).drawn));
    expect(new Set(drawn).size).toBe(1);
    expect(await player.participation(DRAW)).toMatchObject({ draws: { left: 9, used: 1, latest: [{}] } });
  });

  it('is found by its key after its answer was lost', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    const key = randomUUID();
    await site.sandbox('faults', { on: joinActivityCall.path, fault: { kind: 'dropAfter' } });
    await expect(player.join(DRAW, { key })).rejects.toThrow('fetch failed');

    const [latest] = (await player.participation(DRAW)).draws?.latest ?? [];

    expect(await player.outcome(DRAW, key)).toMatchObject({
      data: { standing: { drawn: { prizeId: latest?.prizeId, reward: latest?.reward } } },
    });
  });

  it('is found by the outcome of its joining, which says what was drawn', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    const key = randomUUID();
    const { data } = await player.join(DRAW, { key });

    expect(await player.outcome(DRAW, key)).toMatchObject({ data: { standing: { drawn: (data as { drawn: object }).drawn } } });
    expect(await player.outcome('daily-sign', key)).toMatchObject({ data: {} });
    expect(await player.join('daily-sign', { key })).toMatchObject({ status_code: 6009 });
  });

  it('is never made under a key that was asked about first', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    const key = randomUUID();

    expect((await player.outcome(DRAW, key)).data).toEqual({});
    expect(await player.join(DRAW, { key })).toMatchObject({ status_code: 6008, message: '该笔请求已失效，请重新提交' });

    expect(await player.participation(DRAW)).toMatchObject({ draws: { left: 1, used: 0 } });
    expect(await player.join(DRAW)).toMatchObject({ status_code: 6000 });
  });

  it('and the question about it wait for each other', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    const key = randomUUID();
    const pending = await inTransaction(site.db, async (trx) => {
      await lockDraws(trx, player.memberId);
      return [player.join(DRAW, { key }), player.outcome(DRAW, key)] as const;
    });

    const [joined, asked] = await Promise.all(pending);

    // The outcome depends on the order, but both responses agree.
    expect('standing' in (asked.data as object)).toBe(joined.status_code === 6000);
  });

  it('leaves nothing half done when the platform crashes in between', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    await site.sandbox('crash', { point: 'promotion:after-joining', how: 'throw' });

    await expect(player.join(DRAW)).rejects.toThrow('fetch failed');

    expect(await player.participation(DRAW)).toMatchObject({ draws: { left: 1, used: 0, latest: [] } });
    expect(await player.balance()).toBe('0.00');
  });

  it('begins again with the day', async () => {
    await player.ticket({ stake: 50_000n, result: 'L' });
    await player.join(DRAW);

    site.clock.advance(DAY_MS);
    player = await aPromotionPlayer(site);

    expect(await player.participation(DRAW)).toMatchObject({ standing: 'open', draws: { left: 0, used: 0, latest: [] } });
  });

  it('pays the prize of the drawn number, and posts nothing for the field that wins nothing', async () => {
    await player.ticket({ stake: 100_000n, result: 'L' });
    const numbers = [0, 9_999];
    const promotions = createPromotionService({
      db: site.db,
      ledger: createLedger(site.clock),
      clock: site.clock,
      crashpoints: createCrashpoints(),
      protection: createProtection({ clock: site.clock, sums: { deposited: readDeposited, released: roundReleased } }),
      facts: { ...recordedFacts, hasSpoken: () => Promise.resolve(false) },
      content: readContent(),
      bringGradeToPresent: () => Promise.resolve(),
      random: () => numbers.shift() ?? 0,
    });
    const member = { id: player.memberId, name: 'player1', nickname: '' };

    const first = await promotions.join(member, DRAW, { key: randomUUID(), friendId: null });
    const second = await promotions.join(member, DRAW, { key: randomUUID(), friendId: null });

    expect([first, second]).toMatchObject([{ drawn: { id: 'p888' } }, { drawn: { id: 'none' } }]);
    expect(await player.balance()).toBe('888.00');
  });
});
