import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/** What a connection to a server takes until the first request can be sent: nothing on one machine, two round trips over TLS 1.3. */
export interface ConnectionTime {
  set(milliseconds: number): void;
  /** Waits until the connection that a request came by would be there. */
  passed(socket: Socket): Promise<void>;
}

/**
 * The connections of a client that has none yet take that long together, as the requests of a page share one over HTTP/2. A connection that was opened
 * ahead of its first request has passed that time by then.
 */
export function measureConnections(server: Pick<EventEmitter, 'on'>): ConnectionTime {
  const readyAt = new Map<Socket, number>();
  let takesMs = 0;
  server.on('connection', (socket: Socket) => {
    const [first] = readyAt.values();
    readyAt.set(socket, first ?? performance.now() + takesMs);
    socket.once('close', () => readyAt.delete(socket));
  });
  return {
    set: (milliseconds) => {
      takesMs = milliseconds;
    },
    passed: async (socket) => {
      const leftMs = (readyAt.get(socket) ?? 0) - performance.now();
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
    },
  };
}
