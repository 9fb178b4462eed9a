import { randomUUID } from 'node:crypto';
import { betRecordTotalCall } from '@site/shared/wire/betRecords';
import { bonusGrantsCall } from '@site/shared/wire/bonuses';
import { gradeInfoCall } from '@site/shared/wire/grades';
import { rebateInfoCall } from '@site/shared/wire/rebate';
import { pointsInfoCall, vipWeekInfoCall } from '@site/shared/wire/welfare';
import { withdrawInfoCall } from '@site/shared/wire/withdrawals';
import type { Call } from '@site/shared/wire/call';
import { aPromotionPlayer, type PromotionPlayer } from '../promotions/testing/aPromotionPlayer';
import { readDayTurnover } from '../rebate/readDayTurnover';
import { createSportsbook } from '../sportsbook';
import { aPlayer, steer } from '../testing/aPlayer';
import { answerOf } from '../testing/answerOf';
import { exactAfterEach } from '../testing/exactAfterEach';
import { NOON, platformAtNoon } from '../testing/platformAtNoon';
import { readTurnover } from './countedPlay';

const DAY_MS = 24 * 60 * 60_000;

const site = platformAtNoon((dependencies) => createSportsbook(dependencies, () => []));
exactAfterEach(site);
let player: PromotionPlayer;
let token: string;
let turnoverBefore: number;
let pointsBefore: number;

const ask = async <Request, Answer>(call: Call<Request, Answer>, body: Request): Promise<Answer> =>
  answerOf(call, await site.send(call, body, { token }));
const turnoverOfGrade = async (): Promise<number> => Number((await ask(gradeInfoCall, { grade: 6 })).turnover);
const pointsNow = async (): Promise<number> => (await ask(pointsInfoCall, {})).points;

/** Places over and under of one line at 0.98, 1,500 yuan each: every result loses 30 yuan. */
async function bothSides(): Promise<string> {
  const bettor = await aPlayer(site.platform);
  const markets = [{ w: 'OU', ratio: '2.5', prices: { OUC: '0.98', OUH: '0.98' } }];
  const { gameId } = (await steer(site.platform, 'match/create', { startsInSeconds: 3_600, markets })) as { gameId: string };
  for (const r of ['OUC', 'OUH']) {
    const placed = await bettor.place(await bettor.quote({ gameId, w: 'OU', r }, '1500.00'), '1500.00', randomUUID());
    if (placed.state !== 'accepted') throw new Error(`${r} was not taken`);
  }
  return gameId;
}

beforeEach(async () => {
  player = await aPromotionPlayer(site);
  token = await site.signIn('player1', 'player123');
  await player.deposit('3000.00');
  await player.join('first-deposit');
  await player.confirm('weekly-race');
  turnoverBefore = await turnoverOfGrade();
  pointsBefore = await pointsNow();
  const gameId = await bothSides();
  await steer(site.platform, 'match/finish', { gameId, score: { home: 2, away: 1 } });
});

describe('1,500 yuan on each side of one line', () => {
  it.each<[consumer: string, read: () => Promise<unknown>, expected: unknown]>([
    ['for everything that reads the one function', async () => readTurnover(site.db, player.memberId), 3_000n],
    ['for a bonus', async () => (await ask(bonusGrantsCall, {})).list.map(({ done }) => done), ['30.00']],
    ['for the withdrawal of a deposit', async () => (await ask(withdrawInfoCall, {})).turnoverDone, '30.00'],
    [
      'for rebate',
      async () => (await ask(rebateInfoCall, {})).today.lines,
      [expect.objectContaining({ category: 'TY', turnover: '30.00' })],
    ],
    [
      'for the commission of an agent',
      async () =>
        (await readDayTurnover(site.db, { from: new Date(NOON - DAY_MS), to: new Date(NOON + DAY_MS) })).map(({ turnover }) => [
          ...turnover,
        ]),
      [[['TY', 3_000n]]],
    ],
    ['for VIP', async () => Math.round((await turnoverOfGrade()) - turnoverBefore), 30],
    ['for points, of which each takes 100 yuan', async () => (await pointsNow()) - pointsBefore, 0],
    [
      'for the gift of the week',
      async () => (await ask(vipWeekInfoCall, {})).benefits.find(({ kind }) => kind === 'weekly')?.turnover?.done,
      '30.00',
    ],
    ['for the race of the week', async () => (await player.participation('weekly-race')).race?.turnover, '30.00'],
    ['for the draw of the day, which takes 500 yuan', async () => (await player.participation('daily-draw')).draws?.missing, '470.00'],
    ['for the gift of the day', async () => (await player.participation('daily-betting')).conditions[0]?.done, '30.00'],
    ['for the bet record', async () => (await ask(betRecordTotalCall, { from: 0, to: NOON + DAY_MS })).turnover, '30.00'],
  ])('count 30 yuan %s', async (_consumer, read, expected) => {
    expect(await read()).toEqual(expected);
  });
});
