/**
 * What the streams take, by address, member and socket. An address may be that of a whole carrier, so that its limits are wide.
 *
 * A page uses far less: it sends the matches it follows at most 20 times a second while a player scrolls, one heartbeat in ten seconds, and
 * opens one socket for each stream.
 */
export const STREAM_LIMITS = {
  /** Messages, heartbeats and openings are counted in windows of so many seconds. */
  windowSeconds: 10,
  /** `connections` are open at once, `openings` begin within one window. */
  address: { connections: 400, openings: 600, messages: 20_000 },
  /** Of the chat, and as many connections of the member stream; the odds stream knows no members. */
  member: { connections: 20, messages: 200 },
  /** Heartbeats are counted apart from the other messages. */
  socket: { odds: { messages: 500, heartbeats: 20 }, chat: { messages: 100, heartbeats: 20 }, member: { messages: 20, heartbeats: 20 } },
  /** A reader that is so far behind is cut off. */
  backlogBytes: 4 * 1024 * 1024,
  /** Whole matches of the odds stream. A screen with its margins follows fewer than `atOnce`; what is asked beyond that follows later. */
  snapshots: { atOnce: 100, everyMs: 500, waiting: 500, repeatMs: 1_000 },
} as const;

/** The codes of the close frame. A refused upgrade has a status instead: 403 for a foreign origin, 429 for too many. */
export const STREAM_CLOSING = {
  /** More was sent than the limits allow, which a message said before; or the handshake is incomplete (R-API-097, R-API-098). */
  policy: 1008,
  tryAgain: 1013,
  /** The session that the member signed in with has ended. A client does not connect again with it. */
  sessionOver: 4001,
} as const;

/**
 * How streams are compressed (permessage-deflate). The prices of one publication are one message and become an eighth of it, each by itself: a dictionary
 * over all messages of a connection saves a little more, and costs 250 kB and eight times the processor time for each player.
 */
export const STREAM_COMPRESSION = {
  threshold: 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
};
