import { aRoom } from '../testing/builders';
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

    const detachDock = chat.attach(aView('dock', log), 'view');
    const detachScreen = chat.attach(aView('screen', log), 'view');
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
    chat.attach(aView('dock', log), 'view');

    chat.attach(aView('screen', log), 'view')();

    expect(log).toEqual(['dock opens']);
  });

  it('forgets its lines with the last view, but not the room', () => {
    const chat = createPageChat();
    const detach = chat.attach(() => () => undefined, 'view');
    chat.store.dispatch({ type: 'enter', roomId: 'c2' });
    chat.store.dispatch({ type: 'composed', key: 'k', text: '稳了' });

    detach();

    expect(chat.store.getState()).toMatchObject({ currentRoom: { status: 'entering', roomId: 'c2' }, outbox: [] });
  });

  it('is held by its keeper, from which views come and go; what is said meanwhile is counted [R-CHAT-02]', () => {
    const chat = createPageChat();
    const log: string[] = [];
    const closeDock = chat.attach(aView('dock', log), 'view');

    chat.attach(aView('keeper', log), 'keeper');
    expect(log).toEqual(['dock opens', 'dock closes', 'keeper opens']);
    chat.store.dispatch({ type: 'joined', room: aRoom(), recent: [] });
    closeDock();
    expect(chat.store.getState().unread.isSeen).toBe(false);
    chat.attach(aView('screen', log), 'view')();

    expect(log).toHaveLength(3);
  });

  it('is seen while one of its views shows the newest line', () => {
    const chat = createPageChat();
    const isSeen = () => chat.store.getState().unread.isSeen;
    chat.attach(() => () => undefined, 'view');
    expect(isSeen()).toBe(false);

    const leaveDock = chat.look();
    const leaveScreen = chat.look();
    leaveDock();
    expect(isSeen()).toBe(true);
    leaveScreen();

    expect(isSeen()).toBe(false);
  });

  it('restarts for the mount that holds it, and for no other', () => {
    const chat = createPageChat();
    const log: string[] = [];
    const [keeper, view] = [aView('keeper', log), aView('view', log)];
    chat.attach(keeper, 'keeper');
    chat.attach(view, 'view');

    chat.restart(view);
    expect(log).toEqual(['keeper opens']);
    chat.restart(keeper);

    expect(log).toEqual(['keeper opens', 'keeper closes', 'keeper opens']);
  });

  it('opens a new connection on restart, if it has a view', () => {
    const chat = createPageChat();
    const log: string[] = [];
    chat.restart();
    chat.attach(aView('dock', log), 'view');

    chat.restart();

    expect(log).toEqual(['dock opens', 'dock closes', 'dock opens']);
  });
});
