/**
 * Limits of the streams by address, member and socket. The limits of an address are high, because a whole mobile
 * carrier may share one.
 *
 * A page uses far less: it sends its matches at most 20 times a second while a player scrolls, one heartbeat every ten
 * seconds, and opens one socket per stream.
 */
export const STREAM_LIMITS = {
  /** Length of the windows in which messages, heartbeats and openings are counted. */
  windowSeconds: 10,
  /** `connections` limits those open at once, `openings` those opened within one window. */
  address: { connections: 400, openings: 600, messages: 20_000 },
  /** Limits of the chat, and of connections to the member stream. The odds stream knows no members. */
  member: { connections: 20, messages: 200 },
  /** Heartbeats are counted separately from other messages. */
  socket: { odds: { messages: 500, heartbeats: 20 }, chat: { messages: 100, heartbeats: 20 }, member: { messages: 20, heartbeats: 20 } },
  /** Backlog at which a slow reader is disconnected. */
  backlogBytes: 4 * 1024 * 1024,
  /**
   * Limits of whole matches on the odds stream. A screen with its margins subscribes to fewer than `atOnce`; further
   * ones are sent later.
   */
  snapshots: { atOnce: 100, everyMs: 500, waiting: 500, repeatMs: 1_000 },
} as const;

/** Close codes. A refused upgrade gets an HTTP status instead: 403 for a foreign origin, 429 for too many. */
export const STREAM_CLOSING = {
  /**
   * The client exceeded the limits, which a message reported before; or the handshake is incomplete (R-API-097,
   * R-API-098).
   */
  policy: 1008,
  tryAgain: 1013,
  /** The member's session has ended. The client does not reconnect with it. */
  sessionOver: 4001,
} as const;

/**
 * Compression of streams (permessage-deflate). The prices of one publication form one message, which shrinks to an
 * eighth, each message by itself. A dictionary over all messages of a connection would save a little more, but costs
 * 250 kB and eight times the processor time per player.
 */
export const STREAM_COMPRESSION = {
  threshold: 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
};
