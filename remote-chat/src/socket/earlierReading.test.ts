import type { CallResult } from '@site/shared/contract';
import type { EarlierPage } from '../room/earlier';
import { viewOf } from '../room/place';
import { aMessage, aWireMessage, says } from '../testing/builders';
import { startChat } from '../testing/startChat';
import type { ChatSessionParts } from './createChatSession';
import { CHAT_RECONNECT_DELAY_MS } from './limits';

const LOG_IN_AS_GUEST = { msgId: 10019, msgData: {} };
const JOIN = { msgId: 10002, msgData: { rid: 'c1' } };

describe('earlier messages', () => {
  const page: EarlierPage = { messages: [aMessage({ id: '0', text: '开场' })], isLast: true };

  function inRoom(fetchEarlier: ChatSessionParts['fetchEarlier']) {
    const chat = startChat({ kind: 'guest' }, fetchEarlier);
    chat.link().open();
    chat.link().say(says.guestWelcome());
    chat.link().say(says.joined([aWireMessage()]));
    return chat;
  }

  it('are read once when they are asked for', async () => {
    const fetchEarlier = jest.fn(() => Promise.resolve({ ok: true as const, data: page }));
    const { store } = inRoom(fetchEarlier);
    expect(fetchEarlier).not.toHaveBeenCalled();

    store.dispatch({ type: 'earlier-asked' });
    store.dispatch({ type: 'earlier-asked' });
    await Promise.resolve();

    expect(fetchEarlier).toHaveBeenCalledTimes(1);
    expect(viewOf(store.getState().place)?.lines.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('are waited for over a loss of the link, which asks for the room once and no more', async () => {
    let answer: (result: CallResult<EarlierPage>) => void = () => undefined;
    const fetchEarlier = jest.fn(() => new Promise<CallResult<EarlierPage>>((resolve) => (answer = resolve)));
    const { store, link, pass } = inRoom(fetchEarlier);
    store.dispatch({ type: 'earlier-asked' });
    link().drop();
    pass(CHAT_RECONNECT_DELAY_MS);
    link().open();
    link().say(says.guestWelcome());

    answer({ ok: true, data: page });
    await Promise.resolve();
    link().say(says.joined([aWireMessage()]));

    expect(fetchEarlier).toHaveBeenCalledTimes(1);
    expect(link().sent).toEqual([LOG_IN_AS_GUEST, JOIN]);
    expect(viewOf(store.getState().place)?.lines.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('may fail, and say why', async () => {
    const { store } = inRoom(() => Promise.resolve({ ok: false, failure: { is: 'timeout' } }));

    store.dispatch({ type: 'earlier-asked' });
    await Promise.resolve();

    expect(viewOf(store.getState().place)?.earlier).toEqual({ status: 'failed', failure: { is: 'timeout' } });
  });

  it('are given up with the session', async () => {
    const { store, dispose } = inRoom(() => Promise.resolve({ ok: true, data: page }));

    store.dispatch({ type: 'earlier-asked' });
    dispose();
    await Promise.resolve();

    expect(viewOf(store.getState().place)?.earlier).toMatchObject({ status: 'reading' });
  });
});
