import type { StreamChannel, StreamHandlers, StreamService } from '../contract/services';
import type { LiveCount } from './liveCount';

/** The platform's end of one connection a view has asked for. */
export interface FakeConnection {
  readonly channel: StreamChannel;
  /** What the view sent, in order. */
  readonly sent: readonly unknown[];
  readonly state: 'connecting' | 'open' | 'closed';
  open(): void;
  /** Says something to the view. */
  say(message: unknown): void;
  /** The link breaks. */
  drop(): void;
}

/** Streams in memory. Nothing opens by itself. */
export function createFakeStream(live: LiveCount) {
  const connections: FakeConnection[] = [];
  const stream: StreamService = {
    connect(channel, handlers) {
      const { connection, send, close } = createConnection(channel, handlers, live);
      connections.push(connection);
      return { send, close };
    },
  };
  return { stream, connections };
}

function createConnection(channel: StreamChannel, handlers: StreamHandlers, live: LiveCount) {
  const sent: unknown[] = [];
  let state: FakeConnection['state'] = 'connecting';
  // Let go of at the end: the record of connections must not keep the view that asked for them.
  let listener: StreamHandlers | undefined = handlers;
  const end = live.open();

  const close = () => {
    if (state === 'closed') return;
    state = 'closed';
    end();
    const last = listener;
    listener = undefined;
    last?.onClose();
  };
  const connection: FakeConnection = {
    channel,
    sent,
    get state() {
      return state;
    },
    open() {
      if (state !== 'connecting') return;
      state = 'open';
      listener?.onOpen();
    },
    say(message) {
      if (state === 'open') listener?.onMessage(message);
    },
    drop: close,
  };
  const send = (message: unknown) => {
    if (state !== 'open') return false;
    sent.push(message);
    return true;
  };
  return { connection, send, close };
}
