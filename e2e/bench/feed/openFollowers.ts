import { once } from 'node:events';
import { WebSocket } from 'ws';
import { idOfMatch } from '../odds/createOddsBoard';
import { MATCHES } from '../odds/load';

/** Sum of what the followers received since the last read. */
export interface Received {
  /** Bytes on the wire, frame headers included. */
  readonly bytes: number;
  readonly messages: number;
  /** Time from the platform's publication timestamp to the arrival of the message. */
  readonly delaysMs: readonly number[];
  /** Number of deltas whose base version differs from the version that the follower holds. */
  readonly gaps: number;
}

export interface Followers {
  read(): Received;
  stop(): Promise<void>;
}

interface Message {
  readonly type: string;
  readonly messages?: readonly Message[];
  readonly at: number;
  readonly gameId?: string;
  readonly from?: number;
  readonly version?: number;
  readonly match?: { readonly gameId: string; readonly version: number };
}

/**
 * Opens `count` streams. Each follows a screen of matches at another place of the board. Resolves when each has
 * complete matches.
 */
export async function openFollowers(url: string, count: number, screen: number): Promise<Followers> {
  const sockets: WebSocket[] = [];
  let messages = 0;
  let delaysMs: number[] = [];
  let gaps = 0;
  let bytesBefore = 0;
  const bytesOf = (): number => sockets.reduce((sum, socket) => sum + bytesRead(socket), 0);

  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = new WebSocket(url);
      sockets.push(socket);
      const versions = new Map<string, number>();
      const isWhole = new Promise<void>((resolve) => {
        const take = (message: Message): void => {
          for (const one of message.messages ?? []) take(one);
          if (message.type === 'snapshot' && message.match) versions.set(message.match.gameId, message.match.version);
          if (message.type === 'delta' && message.gameId !== undefined && message.version !== undefined) {
            if (versions.get(message.gameId) !== message.from) gaps += 1;
            versions.set(message.gameId, message.version);
            delaysMs.push(Date.now() - message.at);
          }
          if (versions.size === screen) resolve();
        };
        socket.on('message', (data: Buffer) => {
          messages += 1;
          take(JSON.parse(data.toString('utf8')) as Message);
        });
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'watch', matches: screenAt(index, count, screen), lists: [], together: true }));
      await isWhole;
    }),
  );

  return {
    read() {
      const bytes = bytesOf();
      const received = { bytes: bytes - bytesBefore, messages, delaysMs, gaps };
      bytesBefore = bytes;
      messages = 0;
      delaysMs = [];
      gaps = 0;
      return received;
    },
    async stop() {
      await Promise.all(
        sockets.map(async (socket) => {
          const closed = once(socket, 'close');
          socket.terminate();
          await closed;
        }),
      );
    },
  };
}

function screenAt(index: number, count: number, screen: number): readonly string[] {
  const first = Math.floor((index / count) * MATCHES);
  return Array.from({ length: screen }, (_, at) => String(idOfMatch((first + at) % MATCHES)));
}

/** Returns the bytes that a socket received. The library does not expose the number, its inner socket does. */
function bytesRead(socket: WebSocket): number {
  return (socket as unknown as { readonly _socket: { readonly bytesRead: number } | null })._socket?.bytesRead ?? 0;
}
