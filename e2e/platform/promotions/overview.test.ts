import { randomUUID } from 'node:crypto';
import { promotionOverviewCall } from '@site/shared/wire/activities';
import { answerOf } from '../testing/answerOf';
import { aPromotionPlayer, PASSWORDS, type PromotionPlayer } from './testing/aPromotionPlayer';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';

const DAY_MS = 24 * 60 * 60_000;

const site = platformAtNoon();
let player: PromotionPlayer;

beforeEach(async () => {
  player = await aPromotionPlayer(site);
});

async function overview() {
  const token = await site.signIn('player1', PASSWORDS.player1);
  return answerOf(promotionOverviewCall, await site.send(promotionOverviewCall, {}, { token }));
}
const entryOf = async (id: string) => (await overview()).list.find((each) => each.id === id);

it('has every promotion that runs but campaign pages, with what can be claimed now [R-ACT-06]', async () => {
  expect((await overview()).list.map(({ id, standing, claimable }) => [id, standing, claimable])).toEqual([
    ['first-deposit', 'open', 0],
    ['weekly-race', 'open', 0],
    ['daily-draw', 'open', 0],
    ['friend-invitation', 'open', 0],
    ['daily-sign', 'ready', 1],
    ['again-deposit', 'open', 0],
    ['new-task', 'open', 0],
    ['daily-betting', 'open', 0],
  ]);
  await player.deposit('100.00');
  expect(await entryOf('first-deposit')).toMatchObject({ standing: 'ready', claimable: 1, reward: '10.00' });
  await player.join('first-deposit');
  expect(await entryOf('first-deposit')).toMatchObject({ standing: 'joined', claimable: 0 });
});

it('counts the draws that are left, and says when a day without more begins again', async () => {
  await player.ticket({ stake: 123_400n, result: 'L' });
  expect(await entryOf('daily-draw')).toMatchObject({
    standing: 'ready',
    claimable: 2,
    conditions: [{ text: '再完成 266 元有效流水，可抽一次', done: '234.00', needed: '500.00', isMet: true, ways: ['bet', 'play'] }],
  });
  await player.ticket({ stake: 500_000n, result: 'L' });
  for (let draw = 0; draw < 10; draw += 1) await player.join('daily-draw', { key: randomUUID() });
  expect(await entryOf('daily-draw')).toMatchObject({
    standing: 'joined',
    claimable: 0,
    conditions: [],
    againAt: Date.parse('2026-11-22T00:00:00+08:00'),
  });
});

it('names the turnover that the next draw still lacks', async () => {
  await player.ticket({ stake: 39_960n, result: 'L' });

  expect(await entryOf('daily-draw')).toMatchObject({
    standing: 'open',
    conditions: [{ text: '再完成 100.40 元有效流水，可抽一次', done: '399.60', needed: '500.00', isMet: false }],
  });
});

it('lists what was paid, the newest first, also of a promotion that has ended', async () => {
  await player.join('daily-sign');
  site.clock.advance(DAY_MS);
  player = await aPromotionPlayer(site);
  await player.join('daily-sign');
  await site.sandbox('promotion', { id: 'daily-sign', endsInSeconds: 0 });

  const { list, history } = await overview();

  expect(list.map(({ id }) => id)).not.toContain('daily-sign');
  expect(history).toMatchObject([
    { promotionId: 'daily-sign', title: '每日签到', amount: '1.00', paidAt: NOON + DAY_MS },
    { promotionId: 'daily-sign', amount: '1.00', paidAt: NOON },
  ]);
});
