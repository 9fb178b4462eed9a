import { randomUUID } from 'node:crypto';
import { addFeedbackCall } from '@site/shared/wire/feedback';
import { payCall } from '@site/shared/wire/funds';
import { letterReadAllCall } from '@site/shared/wire/letters';
import { memberCountsCall } from '@site/shared/wire/memberCounts';
import { takeTimeOutCall } from '@site/shared/wire/protection';
import { unreadCall } from '@site/shared/wire/unread';
import { claimAllCall, vipWeekInfoCall } from '@site/shared/wire/welfare';
import { sql } from 'kysely';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { platformForTests } from '../testing/platformForTests';

const site = platformForTests((dependencies) => createSportsbook(dependencies, () => []));
let token: string;

beforeEach(async () => {
  await site.sandbox('reset', {});
  token = await site.signIn('player1', 'player123');
});

const counts = async (as = token) => answerOf(memberCountsCall, await site.send(memberCountsCall, {}, { token: as }));
const ready = async () =>
  answerOf(vipWeekInfoCall, await site.send(vipWeekInfoCall, {}, { token })).benefits.filter(({ standing }) => standing === 'ready').length;
const unread = async () =>
  Object.values(answerOf(unreadCall, await site.send(unreadCall, { userSystem: 1 }, { token }))).reduce((sum, count) => sum + count, 0);

it('are the unread letters and the claimable gifts of their own pages, and nothing of what there is none', async () => {
  await site.sandbox('settings', { vipDeposit: '0' });
  expect(await counts()).toEqual({ letters: await unread(), answers: 0, orders: 0, bets: 0, gifts: await ready(), rebates: 0 });
  expect([await unread(), await ready()]).not.toContain(0);

  await site.send(letterReadAllCall, {}, { token });
  await site.send(claimAllCall, {}, { token, key: randomUUID() });

  expect(await counts()).toMatchObject({ letters: await unread(), gifts: 0 });
});

it('count what waits: an order, a bet, an answer and a day of rebate, each until it is over, and for its member alone', async () => {
  const player = await aPlayer(site.platform);
  await player.deposit('100.00');
  const { orderId } = answerOf(payCall, await site.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() }));
  const markets = [{ w: 'M', prices: { MH: '2.10', MC: '9.50', MN: '8.20' } }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  await player.place(await player.quote({ gameId, w: 'M', r: 'MH' }, '10.00'), '10.00');
  const words = { type: 'other' as const, content: '昨天的存款到账比平时慢了一些。', images: [] };
  const { id } = answerOf(addFeedbackCall, await site.send(addFeedbackCall, words, { token, key: randomUUID() }));
  await site.sandbox('feedback/answer', { feedbackId: id, answer: '已为您查到。' });
  await sql`
    insert into rebate_day (member_id, business_day, grade, amount, state)
    select id, '2026-11-20', 6, 1000, 'due' from member where name = 'player1'`.execute(site.db);

  expect(await counts()).toMatchObject({ answers: 1, orders: 1, bets: 1, rebates: 1 });
  const other = await counts(await site.signIn('player2', 'player234'));
  expect(other).toMatchObject({ answers: 0, orders: 0, bets: 0, rebates: 0 });

  await site.sandbox('cashier/pay', { orderId });
  await steer(site.platform, 'match/finish', { gameId, score: { home: 1, away: 0 } });
  expect(await counts()).toMatchObject({ orders: 0, bets: 0 });
});

it('offer no gift to who takes no part in promotions', async () => {
  await site.send(takeTimeOutCall, { days: 1 }, { token });

  expect(await counts()).toMatchObject({ gifts: 0 });
});
