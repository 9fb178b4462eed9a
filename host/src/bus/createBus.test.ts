import { createLogger, type LogEntry } from '../services/createLogger';
import { createBus } from './createBus';

function aBus() {
  const logged: LogEntry[] = [];
  const bus = createBus(
    createLogger(
      (entry) => logged.push(entry),
      () => 0,
    ),
  );
  return { bus, logged };
}

describe('the bus', () => {
  it('delivers an event to its listeners only', () => {
    const { bus } = aBus();
    const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()];
    bus.on('ticket/accepted', first);
    bus.on('ticket/accepted', second);
    bus.on('ticket/settled', other);

    bus.emit('ticket/accepted', { ticketId: '7' });

    expect(first).toHaveBeenCalledWith({ ticketId: '7' });
    expect(second).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/switch-way', { way: 'register' }, 'R-EVENT-01'],
    ['auth/login', {}, 'R-EVENT-02'],
    ['auth/register', {}, 'R-EVENT-03'],
    ['auth/new-device', {}, 'R-EVENT-04'],
    ['auth/login-success', { userId: '1' }, 'R-EVENT-05'],
    ['auth/login-expired', {}, 'R-EVENT-06'],
    ['auth/forgot-password', {}, 'R-EVENT-07'],
    ['auth/close', {}, 'R-EVENT-08'],
    ['auth/password-change-success', {}, 'R-EVENT-09'],
    ['auth/show-login', {}, 'R-EVENT-10'],
  ] as const)('carries %s with %j [%s]', (name, event, _row) => {
    const { bus } = aBus();
    const heard = jest.fn();
    bus.on(name, heard);

    bus.emit(name, event);

    expect(heard).toHaveBeenCalledWith(event);
  });

  it('removes a listener once, also on a second call, and keeps another subscription of the same function', () => {
    const { bus } = aBus();
    const listener = jest.fn();
    const end = bus.on('inbox/read', listener);
    bus.on('inbox/read', listener);

    end();
    end();
    bus.emit('inbox/read', {});

    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('logs a listener that throws, and continues', () => {
    const { bus, logged } = aBus();
    const after = jest.fn();
    bus.on('inbox/read', () => {
      throw new Error('broken listener');
    });
    bus.on('inbox/read', after);

    bus.emit('inbox/read', {});

    expect(after).toHaveBeenCalledTimes(1);
    expect(logged).toMatchObject([{ level: 'error', fields: { event: 'inbox/read', error: { message: 'broken listener' } } }]);
  });

  it('lets a listener remove another during an event', () => {
    const { bus } = aBus();
    const ends: (() => void)[] = [];
    bus.on('inbox/read', () => {
      for (const end of ends) end();
    });
    ends.push(bus.on('inbox/read', jest.fn()));

    expect(() => {
      bus.emit('inbox/read', {});
    }).not.toThrow();
  });

  it('is one stream of all events, of which those of the sign-in are another', () => {
    const { bus } = aBus();
    const [all, auth] = [jest.fn(), jest.fn()];
    bus.events$.subscribe(all);
    bus.authEvents$.subscribe(auth);

    bus.emit('inbox/read', {});
    bus.emit('auth/login-success', { userId: '1' });

    expect(all.mock.calls).toEqual([[{ name: 'inbox/read', event: {} }], [{ name: 'auth/login-success', event: { userId: '1' } }]]);
    expect(auth.mock.calls).toEqual([[{ name: 'auth/login-success', event: { userId: '1' } }]]);
  });
});
