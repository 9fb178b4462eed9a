import { createPageChat } from './createPageChat';

function aView(name: string, log: string[]) {
  return () => {
    log.push(`${name} opens`);
    return () => {
      log.push(`${name} closes`);
    };
  };
}

describe('the chat of a page', () => {
  it('holds one socket for all its views; the next takes over when the first ends [R-CHAT-02]', () => {
    const chat = createPageChat();
    const log: string[] = [];

    const detachDock = chat.attach(aView('dock', log));
    const detachScreen = chat.attach(aView('screen', log));
    expect(log).toEqual(['dock opens']);

    detachDock();
    expect(log).toEqual(['dock opens', 'dock closes', 'screen opens']);
    detachDock();
    detachScreen();
    expect(log).toEqual(['dock opens', 'dock closes', 'screen opens', 'screen closes']);
  });

  it('keeps the socket when a view ends that did not hold it', () => {
    const chat = createPageChat();
    const log: string[] = [];
    chat.attach(aView('dock', log));

    chat.attach(aView('screen', log))();

    expect(log).toEqual(['dock opens']);
  });

  it('forgets its lines with the last view, but not the room', () => {
    const chat = createPageChat();
    const detach = chat.attach(() => () => undefined);
    chat.store.dispatch({ type: 'enter', roomId: 'c2' });
    chat.store.dispatch({ type: 'composed', key: 'k', text: '稳了' });

    detach();

    expect(chat.store.getState()).toMatchObject({ currentRoom: { status: 'entering', roomId: 'c2' }, outbox: [] });
  });

  it('opens a new connection on restart, if it has a view', () => {
    const chat = createPageChat();
    const log: string[] = [];
    chat.restart();
    chat.attach(aView('dock', log));

    chat.restart();

    expect(log).toEqual(['dock opens', 'dock closes', 'dock opens']);
  });
});
