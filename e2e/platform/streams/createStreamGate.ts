import { createRateLimit, STREAM_LIMITS } from '../kernel';

export const STREAM_NAMES = ['odds', 'chat', 'member'] as const;
export type StreamName = (typeof STREAM_NAMES)[number];

/** Seat of one socket. It counts the socket's messages together with those of its address. */
export interface Seat {
  /** Returns false when this message exceeds a limit. */
  admits(message: unknown): Promise<boolean>;
  /** Frees the seat; further calls have no effect. */
  leave(): void;
}

export interface StreamGate {
  /** Returns true when a page of this origin may open a stream. */
  knows(origin: string | undefined): boolean;
  /**
   * Takes a seat before the upgrade, so that sockets opened at the same time count each other. Returns null when the
   * address has opened too many sockets, or has too many open.
   */
  enter(stream: StreamName, address: string): Promise<Seat | null>;
}

const { windowSeconds, address: perAddress, socket: perSocket } = STREAM_LIMITS;

/**
 * Enforces `STREAM_LIMITS` for the streams, by address and by socket.
 *
 * Assumption: every browser sends the origin of the page that opens a socket. A client without one is not a browser and
 * has no player's cookies or storage, so it is accepted.
 */
export function createStreamGate(hostOrigins: readonly string[]): StreamGate {
  const limit = (points: number) => createRateLimit({ points, seconds: windowSeconds });
  const openings = limit(perAddress.openings);
  const messagesOfAddress = limit(perAddress.messages);
  const messages = { odds: limit(perSocket.odds.messages), chat: limit(perSocket.chat.messages), member: limit(perSocket.member.messages) };
  const heartbeats = {
    odds: limit(perSocket.odds.heartbeats),
    chat: limit(perSocket.chat.heartbeats),
    member: limit(perSocket.member.heartbeats),
  };
  const open = new Map<string, number>();
  let lastSeat = 0;

  return {
    knows: (origin) => origin === undefined || hostOrigins.includes(origin),

    async enter(stream, address) {
      const taken = open.get(address) ?? 0;
      if (taken >= perAddress.connections) return null;
      open.set(address, taken + 1);
      let hasLeft = false;
      const leave = (): void => {
        if (hasLeft) return;
        hasLeft = true;
        const left = (open.get(address) ?? 1) - 1;
        if (left === 0) open.delete(address);
        else open.set(address, left);
      };
      if ((await openings(address)) > 0) {
        leave();
        return null;
      }
      lastSeat += 1;
      const seat = lastSeat;
      return {
        async admits(message) {
          const own = isHeartbeat(message) ? heartbeats : messages;
          const waits = await Promise.all([own[stream](seat), messagesOfAddress(address)]);
          return waits.every((ms) => ms === 0);
        },
        leave,
      };
    },
  };
}

/** Detects a heartbeat: `{ msgId: 0 }` in the chat, `{ type: 'ping' }` in the other streams. */
function isHeartbeat(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  return ('msgId' in message && message.msgId === 0) || ('type' in message && message.type === 'ping');
}
