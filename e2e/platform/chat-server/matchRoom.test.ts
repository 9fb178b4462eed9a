import { CHAT_MESSAGE_IDS as ID, PREDICTION_POINTS } from '@site/shared/wire/chat';
import { pointsStatementCall } from '@site/shared/wire/welfare';
import { PlatformError } from '../kernel';
import { answerOf } from '../testing/answerOf';
import { createFakeSportsbook } from '../testing/fakeSportsbook';
import { hears, openChats } from '../testing/openChats';
import type { TestSocket } from '../testing/openSocket';
import { platformForTests } from '../testing/platformForTests';

const KICK_OFF = { sport: 'FT', team_h: '阿森纳', team_c: '切尔西', gameStatus: 'live', se_now: '1H', t_count: 60, sc_FT_H: 0, sc_FT_C: 0 };

let match: object;
let events: readonly object[];
const site = platformForTests((parts) => ({
  ...createFakeSportsbook()(parts),
  resource: ({ method, request }) =>
    method === 'match' && (request as { gameId: string }).gameId === '70'
      ? Promise.resolve({ match })
      : Promise.reject(new PlatformError(6004)),
  liveDetail: (gameId) => Promise.resolve({ gameId, version: 1, events, statistics: [] }),
}));
const { aMember, aGuest, join, closeAll } = openChats(() => site);

beforeEach(async () => {
  match = KICK_OFF;
  events = [];
  await site.sandbox('reset', {});
  // Let the platform empty the previous test's room and forget its score.
  await site.platform.tick();
});
afterEach(closeAll);

it('10014 tells the score to who enters, and each change of it to the room [R-CHATID-10014]', async () => {
  const { socket } = await aGuest();
  expect((await join(socket, 'm70')).room.name).toBe('阿森纳 - 切尔西');
  expect(await hears(socket, ID.roomScore)).toEqual({
    rid: 'm70',
    team_h: '阿森纳',
    team_c: '切尔西',
    home: 0,
    away: 0,
    state: 'live',
    period: '1H',
    seconds: 60,
    goals: [],
  });
  await site.platform.tick();

  match = { ...KICK_OFF, t_count: 1_200, sc_FT_C: 1 };
  await site.platform.tick();
  expect(await hears(socket, ID.roomScore)).toMatchObject({ home: 0, away: 1, seconds: 1_200, goal: 'C' });

  match = { ...KICK_OFF, t_count: 5_400, sc_FT_C: 1, se_now: 'FT', gameStatus: 'finished' };
  await site.platform.tick();
  const end = await hears(socket, ID.roomScore);
  expect(end).toMatchObject({ state: 'finished' });
  expect(end).not.toHaveProperty('goal');
});

it('10014 tells who enters the newest goals of the match, and the room with each that falls or is taken back', async () => {
  const goal = (side: string, sc_H: number, sc_C: number, t_count: number) => ({
    ...{ id: `${String(sc_H)}${String(sc_C)}`, kind: 'goal', side, se_now: '1H', t_count, sc_H, sc_C },
  });
  const scored = [goal('H', 1, 0, 300), goal('C', 1, 1, 600), goal('H', 2, 1, 900), goal('H', 3, 1, 1_200), goal('H', 4, 1, 1_500)];
  match = { ...KICK_OFF, sc_FT_H: 4, sc_FT_C: 1, t_count: 1_800 };
  events = [{ id: 'p', kind: 'period', se_now: '1H', t_count: 0, sc_H: 0, sc_C: 0 }, ...scored];
  const { socket } = await aGuest();
  await join(socket, 'm70');
  const told = scored.map(({ side, sc_H: home, sc_C: away, t_count: seconds }) => ({ side, home, away, seconds }));
  expect(await hears(socket, ID.roomScore)).toMatchObject({ home: 4, away: 1, goals: told });
  await site.platform.tick();

  match = { ...match, sc_FT_C: 2, t_count: 1_860 };
  events = [...events, goal('C', 4, 2, 1_860)];
  await site.platform.tick();
  const next = { side: 'C', home: 4, away: 2, seconds: 1_860 };
  expect(await hears(socket, ID.roomScore)).toMatchObject({ goal: 'C', goals: [...told.slice(1), next] });

  match = { ...match, sc_FT_C: 1, t_count: 1_900 };
  events = events.slice(0, -1);
  await site.platform.tick();
  const corrected = await hears(socket, ID.roomScore);
  expect(corrected).toMatchObject({ home: 4, away: 1, goals: told });
  expect(corrected).not.toHaveProperty('goal');
});

it('10014 tells every change of the score in another sport, and no goals', async () => {
  match = { ...KICK_OFF, sport: 'BK', se_now: 'Q1' };
  const { socket } = await aGuest();
  await join(socket, 'm70');
  expect(await hears(socket, ID.roomScore)).not.toHaveProperty('goals');
  await site.platform.tick();

  match = { ...match, sc_FT_H: 3, t_count: 75 };
  await site.platform.tick();
  const basket = await hears(socket, ID.roomScore);
  expect(basket).toMatchObject({ home: 3, away: 0 });
  expect(basket).not.toHaveProperty('goal');
  expect(basket).not.toHaveProperty('goals');
});

it('10018 tells the room what a member predicts, once for each match, and as long as it is played [R-CHATID-10018]', async () => {
  const guest = await aGuest();
  const { socket } = await aMember('player1', 'player123');
  await join(guest.socket, 'm70');
  await join(socket, 'm70');
  const predict = (from: TestSocket, home: number, away: number) => {
    site.clock.advance(1_000);
    from.send({ msgId: ID.scorePrediction, msgData: { rid: 'm70', home, away } });
  };

  predict(socket, 3, 1);
  for (const each of [socket, guest.socket]) {
    expect(await hears(each, ID.scorePrediction)).toMatchObject({ rid: 'm70', name: '晨星', text: '', prediction: { home: 3, away: 1 } });
  }
  predict(socket, 2, 1);
  expect(await hears(socket, ID.internalNotification)).toEqual({ code: 6009 });
  predict(guest.socket, 2, 1);
  expect(await hears(guest.socket, ID.internalNotification)).toEqual({ code: 6007 });
  expect((await join((await aGuest()).socket, 'm70')).recent).toMatchObject([{ prediction: { home: 3, away: 1 } }]);
});

describe('a score that was predicted', () => {
  const predict = async (socket: TestSocket, home: number, away: number) => {
    site.clock.advance(1_000);
    socket.send({ msgId: ID.scorePrediction, msgData: { rid: 'm70', home, away } });
    await hears(socket, ID.scorePrediction);
  };
  const prizesOf = async (name: string, password: string) => {
    const token = await site.signIn(name, password);
    return answerOf(pointsStatementCall, await site.send(pointsStatementCall, { pageNum: 1, pageSize: 10 }, { token })).list.filter(
      ({ source }) => source === 'prediction',
    );
  };
  const end = (home: number, away: number, gameStatus = 'finished') => {
    match = { ...KICK_OFF, t_count: 5_400, se_now: 'FT', sc_FT_H: home, sc_FT_C: away, gameStatus };
  };

  it('before the end of the first half wins points once when the match ends with it, which the room sees, and every other none', async () => {
    const right = await aMember('player1', 'player123');
    const wrong = await aMember('player2', 'player234');
    for (const { socket } of [right, wrong]) await join(socket, 'm70');
    await predict(right.socket, 2, 1);
    await predict(wrong.socket, 1, 1);
    await site.platform.tick();
    expect(await prizesOf('player1', 'player123')).toEqual([]);

    end(2, 1);
    await Promise.all([site.platform.tick(), site.platform.tick()]);
    await site.platform.tick();

    expect(await prizesOf('player1', 'player123')).toMatchObject([{ kind: 'earned', source: 'prediction', points: PREDICTION_POINTS }]);
    expect(await prizesOf('player2', 'player234')).toEqual([]);
    const { recent } = await join((await aGuest()).socket, 'm70');
    expect(recent.map(({ prediction }) => prediction)).toEqual([
      { home: 2, away: 1, points: PREDICTION_POINTS },
      { home: 1, away: 1 },
    ]);
    expect(await hears(wrong.socket, ID.messageChanged)).toMatchObject({ prediction: { points: PREDICTION_POINTS } });
    expect(await site.sandbox('ledger/audit')).toMatchObject({ exact: true, findings: [] });
  });

  it.each([
    ['after the first half', { se_now: 'HT', gameStatus: 'break', t_count: 2_700 }, 'finished'],
    ['in the second half', { se_now: '2H', t_count: 5_000 }, 'finished'],
    ['of a match that was abandoned', {}, 'abandoned'],
  ])('%s wins none', async (_when, facts, state) => {
    match = { ...KICK_OFF, ...facts };
    const { socket } = await aMember('player1', 'player123');
    await join(socket, 'm70');
    await predict(socket, 0, 0);
    end(0, 0, state);
    await site.platform.tick();

    expect(await prizesOf('player1', 'player123')).toEqual([]);
  });
});

it('no score is predicted for a match that has ended, or in a room of none', async () => {
  const { socket } = await aMember('player1', 'player123');
  await join(socket, 'c1');
  socket.send({ msgId: ID.scorePrediction, msgData: { rid: 'c1', home: 1, away: 0 } });
  expect(await hears(socket, ID.internalNotification)).toEqual({ code: 6009 });

  match = { ...KICK_OFF, gameStatus: 'finished' };
  await join(socket, 'm70');
  site.clock.advance(1_000);
  socket.send({ msgId: ID.scorePrediction, msgData: { rid: 'm70', home: 1, away: 0 } });
  expect(await hears(socket, ID.internalNotification)).toEqual({ code: 6009 });
});

it('the room of a match is listed with its score while people are in it, and closes half an hour after the match', async () => {
  site.clock.freeze();
  match = { ...KICK_OFF, sc_FT_C: 3 };
  const [guest, other] = [await aGuest(), await aGuest()];
  await join(guest.socket, 'm70');
  await site.platform.tick();
  const listed = async () => (await hears(other.socket, ID.globalRoomStatus)) as { rooms: readonly unknown[] };
  const room = {
    rid: 'm70',
    name: '阿森纳 - 切尔西',
    online: expect.any(Number) as number,
    state: 'open',
    pictures: { level: 1 },
    match: { home: 0, away: 3, state: 'live' },
  };
  expect((await listed()).rooms.at(-1)).toEqual(room);
  expect((await aGuest()).welcome.rooms.at(-1)).toEqual(room);

  match = { ...KICK_OFF, sc_FT_H: 4, gameStatus: 'finished' };
  await site.platform.tick();
  expect((await listed()).rooms.at(-1)).toMatchObject({ match: { home: 4, state: 'finished' } });
  site.clock.advance(30 * 60_000 - 1);
  await site.platform.tick();
  expect((await join(other.socket, 'm70')).room.rid).toBe('m70');
  site.clock.advance(1);
  await site.platform.tick();
  expect(await hears(guest.socket, ID.roomDestroyed)).toEqual({ rid: 'm70' });
  guest.socket.send({ msgId: ID.joinRoom, msgData: { rid: 'm70' } });
  expect(await hears(guest.socket, ID.internalNotification)).toMatchObject({ code: 6004 });
});
