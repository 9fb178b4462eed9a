import type { CallResult } from '@site/shared/contract';
import { viewOf } from '../conversation/currentRoom';
import { aWireMessage, fromPlatform } from '../testing/builders';
import { startChat } from '../testing/startChat';
import { CHAT_RECONNECT_DELAY_MS, CHAT_RESEND_POLL_MS, type ChatCredentials } from './createChatSession';

const LOG_IN = { msgId: 10001, msgData: { token: 'jwt-1', body: { jwt: 'jwt-1' } } };
const LOG_IN_AS_GUEST = { msgId: 10019, msgData: {} };
const JOIN = { msgId: 10002, msgData: { rid: 'c1' } };
const BEAT = { msgId: 0 };
const SAY = { msgId: 10003, msgData: { rid: 'c1', msg: '稳了', key: 'k' } };

function aMember(answer: () => Promise<CallResult<string>> = () => Promise.resolve({ ok: true, data: 'jwt-1' })): ChatCredentials {
  return { kind: 'member', fetchJwt: answer };
}

describe('signing in to the chat', () => {
  it('is done as a guest without an account [R-CHAT-12] [R-CHAT-18]', () => {
    const { connection } = startChat();
    expect(connection().sent).toEqual([]);

    connection().open();

    expect(connection().sent).toEqual([LOG_IN_AS_GUEST]);
  });

  it('is done by a guest as the same person after a loss of the connection', () => {
    const { connection, pass } = startChat();
    connection().open();
    connection().say(fromPlatform.guestWelcome('token of the guest'));
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);

    connection().open();

    expect(connection().sent).toEqual([{ msgId: 10019, msgData: { guest: 'token of the guest' } }]);
  });

  it('is done with a jwt fetched for it by a member [R-CHAT-12] [R-CHAT-17]', async () => {
    const { connection } = startChat(aMember());
    connection().open();
    expect(connection().sent).toEqual([]);

    await Promise.resolve();

    expect(connection().sent).toEqual([LOG_IN]);
  });

  it('is done on each connection, with another jwt [R-CHAT-17]', async () => {
    const fetchJwt = jest.fn(() => Promise.resolve({ ok: true as const, data: 'jwt-1' }));
    const { host, connection, pass } = startChat({ kind: 'member', fetchJwt });
    connection().open();
    await Promise.resolve();
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    connection().open();
    await Promise.resolve();

    expect(fetchJwt).toHaveBeenCalledTimes(2);
    expect(host.connections.map(({ sent }) => sent)).toEqual([[LOG_IN], [LOG_IN]]);
  });

  it('is refused without a jwt, and can be tried again', async () => {
    const answers: CallResult<string>[] = [{ ok: false, failure: { kind: 'timeout' } }];
    const { store, connection } = startChat(aMember(() => Promise.resolve(answers.shift() ?? { ok: true, data: 'jwt-1' })));
    connection().open();
    await Promise.resolve();
    expect(store.getState().connection).toMatchObject({ login: { status: 'refused' } });

    store.dispatch({ type: 'login-again' });
    await Promise.resolve();

    expect(connection().sent).toEqual([LOG_IN]);
  });

  it('does not use the jwt of a connection that has ended', async () => {
    let answer: (result: CallResult<string>) => void = () => undefined;
    const { host, connection, pass } = startChat(aMember(() => new Promise((resolve) => (answer = resolve))));
    connection().open();
    const answerFirst = answer;
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    connection().open();

    answerFirst({ ok: true, data: 'jwt-0' });
    await Promise.resolve();

    expect(host.connections.flatMap(({ sent }) => sent)).toEqual([]);
  });
});

describe('the chat’s connection', () => {
  it('enters the room once it is signed in, and again after each loss', () => {
    const { host, connection, pass, enter } = startChat();
    enter();
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    enter();

    expect(host.connections.map(({ sent }) => sent)).toEqual([
      [LOG_IN_AS_GUEST, JOIN],
      [LOG_IN_AS_GUEST, JOIN],
    ]);
  });

  it('sends the heartbeat every 10 s while it is connected, and stops with it [R-CHAT-11] [R-CHAT-13] [R-CONST-04]', () => {
    const { host, connection, pass, enter } = startChat();
    enter();
    pass(9_999);
    expect(connection().sent).not.toContainEqual(BEAT);

    pass(1);
    expect(connection().sent).toContainEqual(BEAT);
    connection().say(fromPlatform.heartbeat());
    connection().drop();
    pass(9_999);

    expect(host.connections[0]?.sent.filter((message) => JSON.stringify(message) === JSON.stringify(BEAT))).toHaveLength(1);
  });

  it('is opened again exactly 5 s after it was closed [R-CHAT-14] [R-CONST-03]', () => {
    const { host, store, connection, pass } = startChat();
    connection().open();
    connection().drop();
    expect(store.getState().connection).toEqual({ status: 'closed' });

    pass(4_999);
    expect(host.connections).toHaveLength(1);
    pass(1);
    expect(host.connections).toHaveLength(2);
    expect(store.getState().connection).toEqual({ status: 'connecting' });
  });

  it('is disconnected by an error, logs it, and is opened again [R-CHAT-15] [R-ERRB-23] [R-ERRB-24]', () => {
    const { host, store, connection, pass } = startChat();

    connection().drop();

    expect(store.getState().connection).toEqual({ status: 'error' });
    expect(host.logged).toMatchObject([{ level: 'warn', message: 'chat socket error' }]);
    pass(CHAT_RECONNECT_DELAY_MS);
    expect(host.connections).toHaveLength(2);
  });

  it('is not opened again once the platform has ended it with the session, and the site is asked once', async () => {
    const fetchJwt = jest.fn(() => Promise.resolve<CallResult<string>>({ ok: true, data: 'jwt-1' }));
    const { host, store, connection, pass } = startChat({ kind: 'member', fetchJwt });
    connection().open();
    await Promise.resolve();
    connection().say(fromPlatform.welcome());
    connection().say(fromPlatform.joined([aWireMessage()]));

    connection().say(fromPlatform.notice(6001));
    connection().drop();
    pass(10 * CHAT_RECONNECT_DELAY_MS);

    expect(store.getState()).toMatchObject({
      connection: { status: 'session-over' },
      currentRoom: { status: 'entering', view: { lines: [{ kind: 'message' }] } },
    });
    expect(host.connections).toHaveLength(1);
    expect(host.liveCount).toBe(0);
    expect(fetchJwt).toHaveBeenCalledTimes(2);
  });

  it('that is limited by the platform is lost like any other, and opened again', () => {
    const { host, connection, pass, enter } = startChat();
    enter();

    connection().say(fromPlatform.notice(6011));
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);

    expect(host.connections).toHaveLength(2);
  });

  it('dispatches every message, and logs those it cannot read [R-CHAT-20]', () => {
    const { host, store, connection, enter } = startChat();
    enter();

    connection().say('nonsense');
    connection().say(fromPlatform.message());

    expect(host.logged).toMatchObject([{ message: 'chat message not understood' }]);
    expect(store.getState().currentRoom).toMatchObject({ view: { lines: [{ message: { name: '江南老陈' } }] } });
  });

  it('tells the page of a crowd’s messages some times a second, in their order, and of anything else after them', () => {
    const { store, connection, pass, enter } = startChat();
    enter();
    store.dispatch({ type: 'looked', attention: { isOpen: true, isSeen: true } });
    let draws = 0;
    store.subscribe(() => (draws += 1));
    const shown = () => viewOf(store.getState().currentRoom)?.lines.map(({ id }) => id);

    for (let id = 1; id <= 100; id += 1) {
      connection().say(fromPlatform.message({ id: String(id) }));
      pass(10);
    }
    expect(draws).toBeLessThan(10);

    connection().say(fromPlatform.message({ id: '101' }));
    connection().say(fromPlatform.roomState('muted'));
    expect(shown()).toEqual(Array.from({ length: 101 }, (_, place) => String(place + 1)));
    expect(store.getState().currentRoom).toMatchObject({ view: { room: { isMuted: true } } });

    connection().say(fromPlatform.message({ id: '102' }));
    connection().drop();
    expect(viewOf(store.getState().currentRoom)?.lines.at(-1)?.id).toBe('102');
  });

  it('leaves nothing open when it is disposed during the login', async () => {
    const { host, store, dispose, pass, connection } = startChat(aMember());
    connection().open();
    dispose();
    await Promise.resolve();
    store.dispatch({ type: 'enter', roomId: 'c2' });
    pass(10 * CHAT_RECONNECT_DELAY_MS);

    expect(host.liveCount).toBe(0);
    expect(host.connections).toHaveLength(1);
    expect(connection().sent).toEqual([]);
  });
});

describe('a message', () => {
  it('is sent at once in a joined room', () => {
    const { store, connection, pass, enter } = startChat();
    enter();

    store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    pass(1);

    expect(connection().sent.slice(2)).toEqual([SAY]);
  });

  it('written while not connected is tried every 300 ms until it can be sent, and is sent once [R-CHAT-16]', () => {
    const { store, connection, pass, enter } = startChat();
    enter();
    connection().drop();
    store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    pass(CHAT_RECONNECT_DELAY_MS);
    expect(store.getState().outbox).toMatchObject([{ state: { status: 'waiting' } }]);

    enter();
    pass(CHAT_RESEND_POLL_MS);
    pass(10 * CHAT_RESEND_POLL_MS);

    expect(connection().sent).toEqual([LOG_IN_AS_GUEST, JOIN, SAY]);
  });

  it('that could not be sent is tried again after exactly 300 ms [R-CHAT-16] [R-CONST-05]', () => {
    const { store, connection, pass } = startChat();
    connection().open();
    connection().say(fromPlatform.guestWelcome());
    store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    pass(1);

    connection().say(fromPlatform.joined());
    pass(298);
    expect(connection().sent).not.toContainEqual(SAY);
    pass(1);
    expect(connection().sent).toContainEqual(SAY);
  });

  it('written while the connection is lost goes out with the first try after the room is entered, 300 ms apart [R-CHAT-16] [R-CONST-05]', () => {
    const { store, connection, pass, enter } = startChat();
    enter();
    connection().drop();
    store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    // The attempts are counted from the time of writing: the seventeenth is 5,100 ms later.
    pass(5_000);
    enter();
    pass(99);
    expect(connection().sent).not.toContainEqual(SAY);

    pass(1);
    expect(connection().sent).toEqual([LOG_IN_AS_GUEST, JOIN, SAY]);
  });

  it('whose connection is lost before it appeared is sent again under its key, as soon as the room is entered', () => {
    const { store, connection, pass, enter } = startChat();
    enter();
    store.dispatch({ type: 'composed', key: 'k', text: '稳了' });
    pass(1);
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    enter();
    pass(CHAT_RESEND_POLL_MS);
    expect(connection().sent).toEqual([LOG_IN_AS_GUEST, JOIN, SAY]);

    connection().say(fromPlatform.message({ userId: 'g8291', text: '稳了', key: 'k' }));
    expect(store.getState().outbox).toEqual([]);
  });

  it('is not polled for when the outbox is empty', () => {
    const { host, dispose, pass, enter } = startChat();
    enter();
    pass(CHAT_RESEND_POLL_MS * 10);
    dispose();

    expect(host.liveCount).toBe(0);
  });
});
