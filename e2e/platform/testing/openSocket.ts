import { WebSocket } from 'ws';
import { LIMIT_MS } from './until';

export interface TestSocket {
  send(message: unknown): void;
  /**
   * The next message that satisfies the predicate, whether it has come already or not. Rejects where the connection is closed, or a limit passed, without
   * one, and names what has come instead.
   */
  next(matches?: (message: Message) => boolean): Promise<Message>;
  /** Whether such a message has come and was not asked for yet. */
  has(matches: (message: Message) => boolean): boolean;
  /** The close code; resolves when the connection is gone. */
  readonly closed: Promise<number>;
  close(): Promise<void>;
}

export type Message = Readonly<Record<string, unknown>>;

/** A client's end of a stream: keeps messages until the test asks for them. Rejects with the status where the upgrade is refused. */
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
