import { createChatLine } from './createChatLine';

function aView(name: string, log: string[]) {
  return () => {
    log.push(`${name} opens`);
    return () => {
      log.push(`${name} closes`);
    };
  };
}

describe('the chat of a page', () => {
  it('holds one socket for all its views; the next takes over when the first goes [R-CHAT-02]', () => {
    const line = createChatLine();
    const log: string[] = [];

    const detachDock = line.attach(aView('dock', log));
    const detachScreen = line.attach(aView('screen', log));
    expect(log).toEqual(['dock opens']);

    detachDock();
    expect(log).toEqual(['dock opens', 'dock closes', 'screen opens']);
    detachDock();
    detachScreen();
    expect(log).toEqual(['dock opens', 'dock closes', 'screen opens', 'screen closes']);
  });

  it('keeps the socket when a view goes that did not hold it', () => {
    const line = createChatLine();
    const log: string[] = [];
    line.attach(aView('dock', log));

    line.attach(aView('screen', log))();

    expect(log).toEqual(['dock opens']);
  });

  it('forgets what was seen with its last view, and comes back to the room', () => {
    const line = createChatLine();
    const detach = line.attach(() => () => undefined);
    line.store.dispatch({ type: 'enter', roomId: 'c2' });
    line.store.dispatch({ type: 'composed', text: '稳了' });

    detach();

    expect(line.store.getState()).toMatchObject({ place: { status: 'entering', roomId: 'c2' }, outbox: [] });
  });

  it('connects anew when told to, if anybody shows it', () => {
    const line = createChatLine();
    const log: string[] = [];
    line.restart();
    line.attach(aView('dock', log));

    line.restart();

    expect(log).toEqual(['dock opens', 'dock closes', 'dock opens']);
  });
});
