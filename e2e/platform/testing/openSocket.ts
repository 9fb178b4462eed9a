import { WebSocket } from 'ws';
import { LIMIT_MS } from './until';

export interface TestSocket {
  send(message: unknown): void;
  /**
   * Returns the next message that satisfies the predicate, whether it has already arrived or not. Rejects when the
   * connection is closed or the timeout passes without one, and lists the messages that arrived instead.
   */
  next(matches?: (message: Message) => boolean): Promise<Message>;
  /** Returns true when such a message has arrived and was not taken yet. */
  has(matches: (message: Message) => boolean): boolean;
  /** Resolves with the close code when the connection is closed. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

export type Message = Readonly<Record<string, unknown>>;

/**
 * Opens the client side of a stream, which stores messages until the test takes them. Rejects with the status when the
 * upgrade is rejected.
 */
export function openSocket(url: string, headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  const received: Message[] = [];
  const waiting: Array<() => void> = [];
  const wake = (): void => {
    for (const goOn of waiting.splice(0)) goOn();
  };
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as Message);
    wake();
  });
  let closing: number | null = null;
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      closing = code;
      wake();
      resolve(code);
    });
  });

  const next: TestSocket['next'] = async (matches = () => true) => {
    const end = performance.now() + LIMIT_MS;
    const timer = setTimeout(wake, LIMIT_MS + 1);
    try {
      for (;;) {
        const index = received.findIndex(matches);
        const [found] = index < 0 ? [] : received.splice(index, 1);
        if (found !== undefined) return found;
        if (closing !== null || performance.now() > end) {
          const when = closing === null ? 'in time' : `before the connection was closed with ${String(closing)}`;
          throw new Error(`It has not come ${when}: ${matches.toString()}. What has: ${JSON.stringify(received)}`);
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    } finally {
      clearTimeout(timer);
    }
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      resolve({
        send: (message) => {
          socket.send(typeof message === 'string' ? message : JSON.stringify(message));
        },
        next,
        has: (matches) => received.some(matches),
        closed,
        async close() {
          socket.close();
          await closed;
        },
      });
    });
  });
}
