import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';

/**
 * Simulates the time until a connection can carry its first request: zero on one machine, two round trips over TLS 1.3.
 */
export interface ConnectionTime {
  set(milliseconds: number): void;
  /** Waits until the connection of a request would be open. */
  passed(socket: Socket): Promise<void>;
}

/**
 * Delays the first connections of a client. Parallel connections share one delay, because the requests of a page share
 * one connection over HTTP/2. A connection that was opened long enough before its first request causes no delay.
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
