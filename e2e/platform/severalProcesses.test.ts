import { createHash, randomUUID } from 'node:crypto';
import { CHAT_MESSAGE_IDS as ID, CHAT_PICTURE_PATH, chatMessageSchema, uploadChatPictureCall } from '@site/shared/wire/chat';
import { removeAccountCall } from '@site/shared/wire/accounts';
import { quoteSchema } from '@site/shared/wire/bets';
import type { Envelope } from '@site/shared/wire/envelope';
import { payCall } from '@site/shared/wire/funds';
import { launchCall } from '@site/shared/wire/launch';
import { excludeCall, setLimitCall } from '@site/shared/wire/protection';
import { resourceCall } from '@site/shared/wire/resource';
import { claimAllCall } from '@site/shared/wire/welfare';
import { beginSecondFactorCall, confirmSecondFactorCall } from '@site/shared/wire/secondFactor';
import { singleDataDecryptionCall } from '@site/shared/wire/security';
import { preInfoCall } from '@site/shared/wire/site';
import { loginCall, logoutCall } from '@site/shared/wire/login';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { answerOf } from './testing/answerOf';
import { aPlayer, steer } from './testing/aPlayer';
import { createGcmCaller } from './testing/gcmCaller';
import { aPng } from './testing/hostilePictures';
import { openKillableProcesses } from './testing/killableProcesses';
import { openChats, withId } from './testing/openChats';
import { openSocket } from './testing/openSocket';
import { aLogin } from './testing/sendRaw';
import { runMain, SANDBOX } from './testing/runMain';
import { leaderOf, type OneOfSeveral } from './testing/severalProcesses';
import { until } from './testing/until';
import { aWithdrawer } from './withdrawals/testing/aWithdrawer';

/** Generous timeout for starting two processes on a busy machine. */
const START_MS = 300_000;
jest.setTimeout(START_MS);

const TOO_OFTEN = 6011;
const PICTURE_WANTED = 6021;
const SESSION_OVER = 4001;

const processes = openKillableProcesses();
const { database } = processes;
let here: OneOfSeveral;
let there: OneOfSeveral;

const chatsHere = openChats(() => here);
const chatsThere = openChats(() => there);

beforeAll(async () => {
  await processes.start(2);
  [here, there] = [processes.at(0), processes.at(1)];
  await steer(here, 'settings', { cashierAutoPaySeconds: '' });
}, START_MS);
afterEach(() => Promise.all([chatsHere.closeAll(), chatsThere.closeAll()]));

const clockOf = async ({ sandboxUrl }: OneOfSeveral) =>
  (await (await fetch(`${String(sandboxUrl)}/sandbox/clock`)).json()) as { readonly now: number; readonly frozen: boolean };

async function aMatch() {
  const markets = [{ w: 'M', prices: { MH: '2.00', MC: '3.50', MN: '3.20' } }];
  return (await steer(here, 'match/create', { startsInSeconds: 3_600, markets })) as { readonly gameId: string };
}

it('a bet placed at one process is a bet of the other, and its key answers there alike', async () => {
  const [player, elsewhere] = [await aPlayer(here), await aPlayer(there)];
  await player.deposit('500.00');
  const { gameId } = await aMatch();
  const quote = await player.quote({ gameId, w: 'M', r: 'MH' }, '100.00');
  const key = randomUUID();

  const placed = await player.place(quote, '100.00', key);

  expect(placed).toMatchObject({ state: 'accepted' });
  expect(await elsewhere.place(quote, '100.00', key)).toEqual(placed);
  expect(await elsewhere.balance()).toMatchObject({ balance: '400.00', lockMoney: '100.00' });
});

it('a process with another secret, or with none, does not start beside them and says why', async () => {
  for (const [secret, why] of [
    [{ PLATFORM_SECRET: 'another secret than all of these have' }, 'the PLATFORM_SECRET of this one gives'],
    [{}, 'this one has no PLATFORM_SECRET'],
  ] as const) {
    await expect(runMain(database.url, SANDBOX, secret)).rejects.toThrow(why);
  }
});

it('what is reported of a match to one process reaches the sockets of the other', async () => {
  const { gameId } = await aMatch();
  const socket = await openSocket(`${there.url}/stream/api/v1/odds`);
  socket.send({ type: 'watch', matches: [gameId], lists: [] });
  await socket.next(({ type }) => type === 'snapshot');

  await steer(here, 'match/goal', { gameId, side: 'H' });

  // The message contains the whole match if the goal kicked it off, otherwise only the change.
  const { match } = await socket.next(
    (message) => typeof message['match'] === 'object' && JSON.stringify(message['match']).includes('"sc_FT_H":1'),
  );
  expect(match).toMatchObject({ sc_FT_H: 1 });
  await socket.close();
});

it('people in a chat room hear and see each other by whichever process they are there', async () => {
  const listener = await chatsHere.aGuest();
  const alone = await chatsHere.join(listener.socket, 'c2');

  const speaker = await chatsThere.aMember('player1', 'player123');
  await chatsThere.join(speaker.socket, 'c2');
  expect(await listener.socket.next(withId(ID.joinRoomBroadcast))).toMatchObject({ msgData: { online: alone.room.online + 1 } });
  const third = await chatsHere.aGuest();
  await chatsHere.join(third.socket, 'c2');
  const isOfThird = withId(ID.joinRoomBroadcast, { userId: third.welcome.userId });
  expect(await speaker.socket.next(isOfThird)).toMatchObject({ msgData: { online: alone.room.online + 2 } });

  speaker.socket.send({ msgId: ID.sendMessage, msgData: { msg: '你们好' } });

  expect(await listener.socket.next(withId(ID.sendMessage))).toMatchObject({ msgData: { text: '你们好' } });
});

it('what is said at both processes at once is heard at both in one order, that of the history', async () => {
  const both = [chatsHere, chatsThere];
  const listeners = await Promise.all(both.map((chats) => chats.aGuest()));
  const speakers = await Promise.all([1, 2, 3, 4].flatMap(() => both.map((chats) => chats.aGuest())));
  await Promise.all([...listeners, ...speakers].map(({ socket }) => chatsHere.join(socket, 'c3')));

  speakers.forEach(({ socket }, nth) => {
    socket.send({ msgId: ID.sendMessage, msgData: { msg: `我是${String(nth)}` } });
  });

  const orders = await Promise.all(
    listeners.map(async ({ socket }) => {
      const ids: number[] = [];
      for (const _ of speakers) ids.push(Number(chatMessageSchema.parse((await socket.next(withId(ID.sendMessage)))['msgData']).id));
      return ids;
    }),
  );
  expect(orders[0]).toEqual([...(orders[0] ?? [])].sort((one, other) => one - other));
  expect(orders[1]).toEqual(orders[0]);
});

it('a member who is muted at one process is silent at the other', async () => {
  const { socket } = await chatsThere.aMember('player1', 'player123');
  await chatsThere.join(socket, 'c2');

  await steer(here, 'chat/restrict', { member: 'player1', kind: 'mute' });

  expect(await socket.next(withId(ID.memberMuted))).toMatchObject({ msgData: { kind: 'mute' } });
  socket.send({ msgId: ID.sendMessage, msgData: { msg: '喂' } });
  expect(await socket.next(withId(ID.memberMuted))).toMatchObject({ msgData: { kind: 'mute' } });
  await steer(here, 'chat/restrict', { member: 'player1', kind: 'none' });
  expect(await socket.next(withId(ID.memberMuted))).toMatchObject({ msgData: { kind: 'none' } });
});

it('a picture that one process keeps is said and shown by the other, and gone at both with its line', async () => {
  const listener = await chatsHere.aGuest();
  await chatsHere.join(listener.socket, 'c1');
  // Use a member who has not written yet, because a person may send only one message per second.
  const { socket, token } = await chatsThere.aMember('player2', 'player234');
  await chatsThere.join(socket, 'c1');
  const content = (await aPng(60, 40)).toString('base64');
  const kept = answerOf(uploadChatPictureCall, await here.send(uploadChatPictureCall, { rid: 'c1', content }, { token }));
  const statuses = async () =>
    Promise.all([here, there].map(async ({ url }) => (await fetch(`${url}${CHAT_PICTURE_PATH}/${kept.id}/small`)).status));
  expect(await statuses()).toEqual([404, 404]);

  socket.send({ msgId: ID.sendMessage, msgData: { rid: 'c1', picture: kept.id, key: randomUUID() } });

  const heard = chatMessageSchema.parse((await listener.socket.next(withId(ID.sendMessage)))['msgData']);
  expect(heard.picture).toMatchObject({ id: kept.id, width: 60, height: 40 });
  expect(await statuses()).toEqual([200, 200]);
  await steer(there, 'chat/delete', { id: heard.id });
  expect(await statuses()).toEqual([404, 404]);
});

it('signing out at one process closes the chat of that session at the other', async () => {
  const token = await here.signIn('player1', 'player123');
  const { socket } = await chatsThere.ofSession(token);

  await here.send(logoutCall, {}, { token });

  expect(await socket.closed).toBe(SESSION_OVER);
});

it('what one process credits, the member stream of the other tells of, once', async () => {
  const token = await here.signIn('player2', 'player234');
  const socket = await openSocket(`${there.url}/stream/api/v1/member`);
  socket.send({ type: 'hello', token });
  const { version } = await socket.next(({ type }) => type === 'news');

  await steer(here, 'member/player2/balance', { central: '42.00' });

  const next = Number(version) + 1;
  expect(await socket.next(({ type }) => type === 'news')).toMatchObject({ version: next, balance: '42.00', events: [{ version: next }] });
  await socket.close();
});

it('a sealed call that one process has carried out is refused by the other', async () => {
  const cipherKey = answerOf(preInfoCall, await here.send(preInfoCall, {})).siteBaseConfig.cipherKey ?? '';
  expect(answerOf(preInfoCall, await there.send(preInfoCall, {})).siteBaseConfig.cipherKey).toBe(cipherKey);
  const [caller, other] = [here, there].map(({ url }) => createGcmCaller(url, cipherKey, Date.now));
  const token = await there.signIn('player1', 'player123');
  const sealed = caller?.seal({ path: payCall.path, body: { type: 'BANK', amount: '100.00' }, token, key: randomUUID() });
  if (caller === undefined || other === undefined || sealed === undefined) throw new Error('there are two');

  expect(await caller.open(await caller.deliver(sealed), sealed)).toMatchObject({ status_code: 6000 });

  expect((await other.deliver(sealed)).headers.get('safe')).toBe('refused');
});

describe('protection', () => {
  /** Number of simultaneous calls of each kind, spread over both processes. */
  const AT_ONCE = 50;
  const DAY_MS = 24 * 60 * 60_000;
  const SHANGHAI_MS = 8 * 60 * 60_000;
  const nextMidnight = () => Math.ceil((Date.now() + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;

  afterEach(() => steer(here, 'clock', { reset: true }));

  it(
    'is not passed by a fen at two processes at once, on either side of midnight, and shuts both',
    async () => {
      const midnight = nextMidnight();
      const goTo = async (moment: number) => {
        await steer(here, 'clock', { set: moment });
        await steer(here, 'clock', { freeze: true });
        await until(async () => (await clockOf(there)).now === (await clockOf(here)).now);
      };
      await goTo(midnight - 60_000);
      await steer(here, 'member/player2/balance', { central: '5000.00' });
      const token = await here.signIn('player2', 'player234');
      const { gameId } = await aMatch();
      const byTurns = (count: number) => (count % 2 === 0 ? here : there);
      const sports = (by: OneOfSeveral, method: string, request: object, key?: string) => {
        const body = { method, enName: 'CRTY' as const, Request: { ...request, timestamp: 0, token, language: 'zh-cn', ip: '' } };
        return by.send(resourceCall, body, { token, ...(key === undefined ? {} : { key }) });
      };
      const aQuote = async () => {
        const selections = [{ gameId, w: 'M', r: 'MH' }];
        const { data } = await sports(here, 'quote', { mode: 'single', oddsType: 'H', selections, stake: '50.00' });
        return quoteSchema.parse(data).quoteId;
      };
      const attack = async () => {
        // Reset the rate limits, because this test checks the protection, not the limits.
        await sql`delete from rate_count`.execute(database.db);
        const quotes: string[] = [];
        for (let count = 0; count < AT_ONCE; count += 1) quotes.push(await aQuote());
        const [deposits, bets, claims] = await Promise.all([
          Promise.all(
            quotes.map((_quote, count) => byTurns(count).send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() })),
          ),
          Promise.all(
            quotes.map((quoteId, count) => sports(byTurns(count), 'place', { quoteId, stake: '50.00', policy: 'better' }, randomUUID())),
          ),
          Promise.all(quotes.map((_quote, count) => byTurns(count).send(claimAllCall, {}, { token, key: randomUUID() }))),
        ]);
        return {
          deposited: deposits.filter(({ status_code: code }) => code === 6000).length,
          staked: bets.filter(({ data }) => (data as { state?: string } | null)?.state === 'accepted').length,
          codes: new Set([...deposits, ...bets].map(({ status_code: code }) => code)),
          claimed: claims.filter(({ status_code: code }) => code === 6000).length,
          claimCodes: new Set(claims.map(({ status_code: code }) => code)),
        };
      };
      const launchCodes = async () => {
        await sql`delete from rate_count`.execute(database.db);
        const launches = Array.from({ length: AT_ONCE }, (_, count) =>
          byTurns(count).send(launchCall, { enName: 'JGDZ', gameCode: 'JG-pearl' }, { token }),
        );
        return new Set((await Promise.all(launches)).map(({ status_code: code }) => code));
      };
      await here.send(setLimitCall, { kind: 'deposit', period: 'day', limit: '250.00' }, { token });
      await there.send(setLimitCall, { kind: 'stake', period: 'day', limit: '149.99' }, { token });

      const toTheLimit = { deposited: 2, staked: 2, codes: new Set([6000, 6701]), claimed: 1, claimCodes: new Set([6000, 6012]) };
      expect(await attack()).toEqual(toTheLimit);
      await goTo(midnight - 1);
      expect(await attack()).toEqual({ deposited: 0, staked: 0, codes: new Set([6701]), claimed: 0, claimCodes: new Set([6012]) });
      await goTo(midnight);
      expect(await attack()).toEqual(toTheLimit);
      await here.send(setLimitCall, { kind: 'stake', period: 'day', limit: '100.00' }, { token });
      expect(await launchCodes()).toEqual(new Set([6701]));

      await there.send(excludeCall, { months: 6 }, { token });
      expect(await attack()).toEqual({ deposited: 0, staked: 0, codes: new Set([6703]), claimed: 0, claimCodes: new Set([6703]) });
      expect(await launchCodes()).toEqual(new Set([6703]));
    },
    5 * START_MS,
  );
});

it('the clock that one process is given is that of the other', async () => {
  await steer(here, 'clock', { freeze: true });
  await steer(here, 'clock', { advanceMs: 90_000 });
  const { now } = await clockOf(here);

  await until(async () => (await clockOf(there)).now === now);
  expect(await clockOf(there)).toEqual({ now, frozen: true });
});

it('limits count what comes to all processes, and wrong passwords lock at all', async () => {
  const token = await here.signIn('player2', 'player234');
  const show = async (by: OneOfSeveral) => (await by.send(singleDataDecryptionCall, { data: 'x' }, { token })).status_code;
  for (const by of [here, there, here, there, here]) expect(await show(by)).not.toBe(TOO_OFTEN);
  expect([await show(there), await show(here)]).toEqual([TOO_OFTEN, TOO_OFTEN]);

  for (const by of [here, there, here]) await by.send(loginCall, aLogin('player2', 'wrong'));
  const { status_code } = await there.send(loginCall, aLogin('player2', 'player234'));
  expect(status_code).toBe(PICTURE_WANTED);
  await steer(here, 'clock', { reset: true });
});

it('fifty guesses at both processes are ten at a password, three at a withdrawal password and five at a code', async () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const codesOf = async (ask: (by: OneOfSeveral) => Promise<Envelope>) =>
    (await Promise.all(Array.from({ length: 50 }, (_, count) => ask(count % 2 === 0 ? here : there))))
      .map(({ status_code: code }) => code)
      .toSorted();
  const times = (count: number, code: number) => Array.from({ length: count }, () => code);
  await sql`delete from rate_count`.execute(database.db);
  await steer(here, 'settings', { captcha: 'off' });
  const site = { ...here, sandbox: (path: string, body?: unknown) => steer(here, path, body) };
  const { accountId } = await aWithdrawer(site, '1000.00', 'player2', 'player234');
  const token = await here.signIn('player2', 'player234');
  const password = md5('player234');

  const { secret } = answerOf(beginSecondFactorCall, await here.send(beginSecondFactorCall, { password }, { token }));
  // The processes share a clock that differs from the clock of this process.
  const code = async () => new TOTP({ secret }).generate({ timestamp: (await clockOf(here)).now });
  answerOf(confirmSecondFactorCall, await there.send(confirmSecondFactorCall, { code: await code() }, { token }));
  const takeAway = (by: OneOfSeveral) => by.send(removeAccountCall, { id: accountId, password: md5('000000') }, { token });

  expect(await codesOf((by) => by.send(loginCall, { ...aLogin('player2', 'player234'), authCode: 'ABCDE-FGHIJ' }))).toEqual([
    ...times(4, 6036),
    ...times(46, 6037),
  ]);
  await sql`delete from second_factor`.execute(database.db);
  expect(await codesOf(takeAway)).toEqual(times(50, 6100));
  const { rows } = await sql<{ failures: number }>`select failures from withdraw_password`.execute(database.db);
  expect(rows).toEqual([{ failures: 3 }]);

  expect(await codesOf((by) => by.send(loginCall, aLogin('player2', 'wrong')))).toEqual([...times(9, 6002), ...times(41, 6037)]);
});

it('another process leads as soon as the leader is killed, and what is due by time is done', async () => {
  await until(async () => (await leaderOf(database.db)) !== null);
  const leader = await leaderOf(database.db);
  const [killed, left] = leader === here.pid ? [here, there] : [there, here];
  expect(leader).toBe(killed.pid);
  await steer(left, 'settings', { captcha: 'off' });
  const player = await aPlayer(left);
  const { balance: before } = await player.balance();
  await steer(left, 'settings', { cashierAutoPaySeconds: '1' });

  killed.kill();
  await killed.ended;
  const token = await left.signIn('player1', 'player123');
  await left.send(payCall, { type: 'BANK', amount: '100.00' }, { token, key: randomUUID() });

  await until(async () => (await leaderOf(database.db)) === left.pid);
  await until(async () => Number((await player.balance()).balance) > Number(before));
});
