import type { CallResult } from '@site/shared/contract';
import { viewOf } from '../conversation/currentRoom';
import type { HistoryPage } from '../conversation/history';
import { aMessage, aWireMessage, fromPlatform } from '../testing/builders';
import { startChat } from '../testing/startChat';
import { CHAT_RECONNECT_DELAY_MS, type ChatSessionParts } from './createChatSession';

const LOG_IN_AS_GUEST = { msgId: 10019, msgData: {} };
const JOIN = { msgId: 10002, msgData: { rid: 'c1' } };

describe('earlier messages', () => {
  const page: HistoryPage = { messages: [aMessage({ id: '0', text: '开场' })], isLast: true };

  function inRoom(fetchHistory: ChatSessionParts['fetchHistory']) {
    const chat = startChat({ kind: 'guest' }, fetchHistory);
    chat.connection().open();
    chat.connection().say(fromPlatform.guestWelcome());
    chat.connection().say(fromPlatform.joined([aWireMessage()]));
    return chat;
  }

  it('are loaded once per request', async () => {
    const fetchHistory = jest.fn(() => Promise.resolve({ ok: true as const, data: page }));
    const { store } = inRoom(fetchHistory);
    expect(fetchHistory).not.toHaveBeenCalled();

    store.dispatch({ type: 'history-requested' });
    store.dispatch({ type: 'history-requested' });
    await Promise.resolve();

    expect(fetchHistory).toHaveBeenCalledTimes(1);
    expect(viewOf(store.getState().currentRoom)?.lines.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('are still awaited after a loss of the connection, which enters the room once', async () => {
    let answer: (result: CallResult<HistoryPage>) => void = () => undefined;
    const fetchHistory = jest.fn(() => new Promise<CallResult<HistoryPage>>((resolve) => (answer = resolve)));
    const { store, connection, pass } = inRoom(fetchHistory);
    store.dispatch({ type: 'history-requested' });
    connection().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    connection().open();
    connection().say(fromPlatform.guestWelcome());

    answer({ ok: true, data: page });
    await Promise.resolve();
    connection().say(fromPlatform.joined([aWireMessage()]));

    expect(fetchHistory).toHaveBeenCalledTimes(1);
    expect(connection().sent).toEqual([LOG_IN_AS_GUEST, JOIN]);
    expect(viewOf(store.getState().currentRoom)?.lines.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('may fail, with the reason', async () => {
    const { store } = inRoom(() => Promise.resolve({ ok: false, failure: { kind: 'timeout' } }));

    store.dispatch({ type: 'history-requested' });
    await Promise.resolve();

    expect(viewOf(store.getState().currentRoom)?.history).toEqual({ status: 'failed', failure: { kind: 'timeout' } });
  });

  it('are no longer awaited after the session', async () => {
    const { store, dispose } = inRoom(() => Promise.resolve({ ok: true, data: page }));

    store.dispatch({ type: 'history-requested' });
    dispose();
    await Promise.resolve();

    expect(viewOf(store.getState().currentRoom)?.history).toMatchObject({ status: 'loading' });
  });
});
