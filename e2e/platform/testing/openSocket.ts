import { WebSocket } from 'ws';

export interface TestSocket {
  send(message: unknown): void;
  /** The next message that satisfies the predicate, whether it has come already or not. */
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
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString('utf8')) as Message);
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));

  const next: TestSocket['next'] = async (matches = () => true) => {
    const index = received.findIndex(matches);
    if (index >= 0) {
      const [found] = received.splice(index, 1);
      if (found !== undefined) return found;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
    return next(matches);
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
