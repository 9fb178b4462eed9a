import { defineCall } from './call';
import { countSchema, instantSchema, pageRequestSchema, wordSchema } from './common';
import { ticketLegSchema, ticketSchema } from './tickets';
import * as z from './zod';

/** Message ids of the chat socket (specification §4). */
export const CHAT_MESSAGE_IDS = {
  heartbeat: 0,
  loginSuccess: 10001,
  joinRoom: 10002,
  sendMessage: 10003,
  memberMuted: 10004,
  roomBroadcastBlocked: 10005,
  roomStatus: 10006,
  vipChatLevel: 10007,
  joinRoomBroadcast: 10008,
  globalRoomStatus: 10009,
  requestHistory: 10011,
  roomDestroyed: 10013,
  roomScore: 10014,
  clearRoom: 10015,
  joinRoomUnicast: 10016,
  giftRecord: 10017,
  scorePrediction: 10018,
  guestLoginSuccess: 10019,
  /** Beyond the specification: a person has left the room. A client that does not know it passes it on (decision 36). */
  leaveRoomBroadcast: 10020,
  internalNotification: 60000,
} as const;

export const chatEnvelopeSchema = z.object({ msgId: z.int(), msgData: z.optional(z.unknown()) });
export type ChatEnvelope = z.infer<typeof chatEnvelopeSchema>;

const { gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result } = ticketLegSchema.shape;

/** A ticket as a room sees it: what was chosen at which price, by the fields of a ticket; neither its number nor a stake. */
export const sharedTicketSchema = z.object({
  mode: ticketSchema.shape.mode,
  folds: ticketSchema.shape.folds,
  lines: ticketSchema.shape.lines,
  state: z.enum(['open', 'settled', 'cashed-out']),
  result: ticketSchema.shape.result,
  legs: z.array(z.object({ gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result })),
});
export type WireSharedTicket = z.infer<typeof sharedTicketSchema>;

/** A message as rooms show it: `text` is plain text, and empty where a ticket is shared. */
export const chatMessageSchema = z.object({
  id: z.string(),
  rid: z.string(),
  /** As rooms know the person, of this and every message: opaque, neither a login name nor a member's number (decision 90). */
  userId: z.string(),
  name: z.string(),
  vipLevel: countSchema,
  /** The avatar that the member has chosen. Absent for the one that `userId` draws. */
  avatar: z.optional(z.string()),
  text: z.string(),
  at: instantSchema,
  ticket: z.optional(sharedTicketSchema),
});
export type WireChatMessage = z.infer<typeof chatMessageSchema>;

export const roomSchema = z.object({ rid: z.string(), name: z.string(), online: countSchema, state: z.enum(['open', 'muted']) });
export type WireRoom = z.infer<typeof roomSchema>;

/**
 * `msgData` of 10001 and 10019: who the platform thinks we are, and the rooms there are. `guest` is a guest's alone: sent with the next 10019 as
 * `{ guest }`, it is the same person after a loss of the connection.
 */
export const chatWelcomeSchema = z.object({
  userId: z.string(),
  name: z.string(),
  rooms: z.array(roomSchema),
  guest: z.optional(z.string()),
});

/** `msgData` of 10016: we are in; the newest messages, oldest first. */
export const joinedRoomSchema = z.object({ room: roomSchema, recent: z.array(chatMessageSchema) });

/** `msgData` of 10008: a person who was not there entered the room; and of 10020: their last socket there has gone. */
export const personMovedSchema = z.object({ rid: z.string(), userId: z.string(), name: z.string(), online: countSchema });

/** `msgData` of 10006: the room may be spoken in, or not. */
export const roomStatusSchema = z.object({ rid: z.string(), state: roomSchema.shape.state });

/** `msgData` of 10005, 10013 and 10015: the room it is about. */
export const aboutRoomSchema = z.object({ rid: z.string() });

/** `msgData` of 60000: a response code about what was sent last; 6001 once signed in: the session has ended, and the connection with it. */
export const notificationSchema = z.object({ code: z.int() });

export const chatHistoryCall = defineCall({
  path: '/stream/api/v1/history',
  request: z.object({
    rid: wordSchema,
    ...pageRequestSchema.shape,
    category: z.int(),
    categoryType: z.int(),
    beginTime: z.optional(instantSchema),
    endTime: z.optional(instantSchema),
  }),
  response: z.object({ total: countSchema, list: z.array(chatMessageSchema) }),
});

/**
 * How a room would see a ticket of the member's own. It is shared by its number: `msgData` of 10003 is `{ rid, ticket_id }` then, and the
 * platform shows the room what its own records say.
 */
export const sharedTicketCall = defineCall({
  path: '/stream/api/v1/ticket',
  request: z.object({ ticket_id: wordSchema }),
  response: sharedTicketSchema,
});
