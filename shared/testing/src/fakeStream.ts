import type { StreamChannel, StreamHandlers, StreamService } from '@site/shared/contract/services';
import type { LiveCount } from './liveCount';

/** The platform's end of one connection that a view has opened. */
export interface FakeConnection {
  readonly channel: StreamChannel;
  readonly sent: readonly unknown[];
  readonly state: 'connecting' | 'open' | 'closed';
  open(): void;
  say(message: unknown): void;
  drop(): void;
}

/** Creates streams in memory. The test opens their connections. */
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
  // Released at the end, because the record of connections must not retain the view that opened them.
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
