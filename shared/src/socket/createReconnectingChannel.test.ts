import { VirtualTimeScheduler } from 'rxjs';
import { createReconnectingChannel } from './createReconnectingChannel';
import type { ChannelOptions, ChannelState, Connection, ConnectionHandlers } from './createReconnectingChannel';

const RECONNECT_MS = 5000;
const BEAT_MS = 10_000;

describe('a reconnecting channel', () => {
  it('connects at once and reports when it is open', () => {
    const { channel, states, link } = start();

    expect(states).toEqual([{ status: 'connecting', attempt: 1 }]);
    link().open();

    expect(states.at(-1)).toEqual({ status: 'open' });
    expect(channel.send({ id: 1 })).toBe(true);
    expect(link().sent).toEqual([{ id: 1 }]);
  });

  it('queues nothing: refuses messages until it is open', () => {
    const { channel, link } = start();

    expect(channel.send({ id: 1 })).toBe(false);
    expect(link().sent).toEqual([]);
  });

  it('passes on each message', () => {
    const { messages, link } = start();
    link().open();

    link().say({ price: '0.95' });
    link().say('anything');

    expect(messages).toEqual([{ price: '0.95' }, 'anything']);
  });

  it('reconnects once after the delay, and not a tick earlier', () => {
    const { links, link, states, pass } = start();
    link().open();
    link().drop();
    link(0).drop();

    expect(states.at(-1)).toEqual({ status: 'closed', attempt: 1 });
    pass(RECONNECT_MS - 1);
    expect(links).toHaveLength(1);

    pass(1);
    expect(links).toHaveLength(2);
    expect(states.at(-1)).toEqual({ status: 'connecting', attempt: 1 });
  });

  it('counts the attempts since it was last open', () => {
    const { link, states, pass } = start();
    link().drop();
    pass(RECONNECT_MS);
    link().drop();
    pass(RECONNECT_MS);
    expect(states.at(-1)).toEqual({ status: 'connecting', attempt: 3 });

    link().open();
    link().drop();

    expect(states.at(-1)).toEqual({ status: 'closed', attempt: 1 });
  });

  it('can wait longer with each attempt', () => {
    const { link, links, pass } = start({ reconnectDelayMs: (attempt) => attempt * 1000 });
    link().drop();
    pass(1999);
    expect(links).toHaveLength(1);
    pass(1);
    expect(links).toHaveLength(2);
  });

  it('sends the heartbeat while it is open, and stops when it closes', () => {
    const { link, pass } = start({ heartbeat: { everyMs: BEAT_MS, message: () => 'beat' } });
    pass(BEAT_MS);
    expect(link().sent).toEqual([]);

    link().open();
    pass(BEAT_MS - 1);
    expect(link().sent).toEqual([]);
    pass(1);
    expect(link().sent).toEqual(['beat']);
    pass(BEAT_MS);
    expect(link().sent).toEqual(['beat', 'beat']);

    link().drop();
    pass(3 * BEAT_MS);
    expect(link(0).sent).toEqual(['beat', 'beat']);
  });

  it('treats a silent connection as lost', () => {
    const { link, states, pass } = start({ heartbeat: { everyMs: BEAT_MS, message: () => 'beat', silenceLimitMs: 25_000 } });
    link().open();
    pass(24_999);
    link().say('still here');
    pass(24_999);
    expect(states.at(-1)).toEqual({ status: 'open' });

    pass(1);
    expect(states.at(-1)).toEqual({ status: 'closed', attempt: 1 });
    expect(link(0).isClosed).toBe(true);
  });

  it('gives up a connection that does not open in time', () => {
    const { link, states, pass } = start({ openTimeoutMs: 8000 });
    pass(8000);

    expect(states.at(-1)).toEqual({ status: 'closed', attempt: 2 });
    expect(link(0).isClosed).toBe(true);
  });

  it('ignores messages of an earlier connection', () => {
    const { link, messages, states, pass } = start();
    link().open();
    link().drop();
    pass(RECONNECT_MS);

    link(0).open();
    link(0).say('late');
    link(0).drop();

    expect(states.at(-1)).toEqual({ status: 'connecting', attempt: 1 });
    expect(messages).toEqual([]);
  });

  it('survives a connection that closes before it opens', () => {
    const { states, links, pass } = start({}, { dropsAtOnce: true });

    expect(states).toEqual([{ status: 'closed', attempt: 2 }]);
    pass(RECONNECT_MS);
    expect(links).toHaveLength(2);
  });

  it('closes everything when disposed, in each state', () => {
    const { channel, link, links, states, pass, scheduler } = start({ heartbeat: { everyMs: BEAT_MS, message: () => 'beat' } });
    link().open();

    channel.dispose();
    channel.dispose();
    pass(10 * BEAT_MS);

    expect(states.at(-1)).toEqual({ status: 'disposed' });
    expect(link(0).isClosed).toBe(true);
    expect(link(0).sent).toEqual([]);
    expect(links).toHaveLength(1);
    expect(channel.send('x')).toBe(false);
    expect(scheduler.actions).toHaveLength(0);
  });

  it('does not reconnect if it is disposed in its own close callback', () => {
    const { channel, link, links, pass } = start();
    channel.state$.subscribe((state) => {
      if (state.status === 'closed') channel.dispose();
    });
    link().open();
    link().drop();
    pass(10 * RECONNECT_MS);

    expect(links).toHaveLength(1);
  });
});

function start(options: Partial<ChannelOptions> = {}, { dropsAtOnce = false } = {}) {
  const scheduler = new VirtualTimeScheduler();
  const links: FakeLink[] = [];
  const channel = createReconnectingChannel({
    reconnectDelayMs: RECONNECT_MS,
    scheduler,
    ...options,
    connect: (handlers) => {
      const link = new FakeLink(handlers);
      links.push(link);
      if (dropsAtOnce) link.drop();
      return link;
    },
  });
  const states: ChannelState[] = [];
  const messages: unknown[] = [];
  channel.state$.subscribe((state) => states.push(state));
  channel.message$.subscribe((message) => messages.push(message));

  const link = (index = -1) => {
    const found = links.at(index);
    if (!found) throw new Error('no such connection');
    return found;
  };
  const pass = (ms: number) => {
    scheduler.maxFrames = scheduler.frame + ms;
    const until = scheduler.maxFrames;
    scheduler.flush();
    scheduler.frame = until;
  };
  return { channel, states, messages, links, link, pass, scheduler };
}

class FakeLink implements Connection {
  readonly sent: unknown[] = [];
  isClosed = false;

  constructor(private readonly handlers: ConnectionHandlers) {}

  open() {
    this.handlers.onOpen();
  }
  say(message: unknown) {
    this.handlers.onMessage(message);
  }
  drop() {
    this.handlers.onClose();
  }
  send(message: unknown) {
    this.sent.push(message);
    return true;
  }
  close() {
    this.isClosed = true;
  }
}
