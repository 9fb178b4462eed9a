import { defineCall } from '@site/shared/wire/call';
import { countSchema, instantSchema, pageRequestSchema, textSchema, wordSchema } from '@site/shared/wire/common';
import { keptPictureSchema, sentPictureSchema } from './picture';
import { redPacketSchema } from './redPackets';
import { ticketLegSchema, ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

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
  /** Beyond the specification: a person left the room. A client that does not know the id ignores it (decision 36). */
  leaveRoomBroadcast: 10020,
  /** Beyond the specification: the operator deleted a message. */
  messageDeleted: 10021,
  /** Beyond the specification: the content of a message changed. */
  messageChanged: 10022,
  /** Beyond the specification: a member adds or removes a reaction to a message. */
  reaction: 10023,
  /** Beyond the specification: the number of people or the last message of some rooms changed. */
  roomsPreviewed: 10024,
  internalNotification: 60000,
} as const;

export const chatEnvelopeSchema = z.object({ msgId: z.int(), msgData: z.optional(z.unknown()) });
export type ChatEnvelope = z.infer<typeof chatEnvelopeSchema>;

const { gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result } = ticketLegSchema.shape;

/** Current price of a leg, in the odds type of its original price, and the current line. */
const legNowSchema = z.object({ ior, ratio, strong });

/** A ticket as a room sees it: selections and prices in the fields of a ticket, without its number or stake. */
export const sharedTicketSchema = z.object({
  mode: ticketSchema.shape.mode,
  folds: ticketSchema.shape.folds,
  lines: ticketSchema.shape.lines,
  state: z.enum(['open', 'settled', 'cashed-out']),
  result: ticketSchema.shape.result,
  /** Number of members who placed the same bet since it was shared. */
  followers: z.optional(countSchema),
  legs: z.array(
    z.object({
      ...{ gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result },
      /**
       * Current price of an open ticket's leg: null while the selection is closed, absent until the platform has
       * checked it.
       */
      now: z.optional(z.nullable(legNowSchema)),
    }),
  ),
});
export type WireSharedTicket = z.infer<typeof sharedTicketSchema>;

/** A predicted or actual score of a room's match. */
const scoreSchema = z.int().check(z.minimum(0), z.maximum(999));

/** Final score that a member predicts, in a message and in a 10018 that is sent. */
export const predictionSchema = z.object({ home: scoreSchema, away: scoreSchema });

/** Points for a correct final score that was predicted before the end of the first half. */
export const PREDICTION_POINTS = 50;

/** Reactions to a message, in display order. */
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const;

/** Names of the stickers that pages can draw. */
export const STICKERS = [
  ...(['goal', 'steady', 'cheer', 'fire', 'win', 'lose', 'wait', 'think'] as const),
  ...(['thanks', 'cry', 'laugh', 'fortune', 'tiger', 'koi', 'moon', 'tea'] as const),
] as const;

/** Content of a message that is not only text. */
const otherContentSchema = z.enum(['ticket', 'packet', 'prediction', 'sticker']);

/** Text sent with a picture; empty without one. */
const captionedSchema = z.object({ caption: z.string() });

/**
 * The message that another one replies to, as far as it is still shown. `text` is cut to 80 characters. `picture` is
 * set for a picture; `text` then describes it for pages that do not support pictures.
 */
export const repliedSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  what: z.optional(otherContentSchema),
  picture: z.optional(captionedSchema),
});

/**
 * Number of members with this reaction. `own` is set if the reader is one of them; it is absent in broadcasts to a
 * whole room.
 */
export const reactionSchema = z.object({ emoji: z.string(), count: countSchema, own: z.optional(z.boolean()) });

/**
 * `msgData` of 10003, 10017 (with `packet`) and 10018 (with `prediction`), and of 10022 in its current state. `text` is
 * plain text, and empty if something else is shared.
 */
export const chatMessageSchema = z.object({
  id: z.string(),
  rid: z.string(),
  /** Opaque id of the sender in rooms, neither a login name nor a member number (decision 90). */
  userId: z.string(),
  name: z.string(),
  vipLevel: countSchema,
  /** True for a guest, who has no VIP grade. Absent if the platform does not support the field. */
  isGuest: z.optional(z.boolean()),
  /** The avatar that the member has chosen. Absent if it is the default drawing for `userId`. */
  avatar: z.optional(z.string()),
  text: z.string(),
  at: instantSchema,
  ticket: z.optional(sharedTicketSchema),
  /** `points` is set if the prediction was right: the points it won. */
  prediction: z.optional(z.object({ ...predictionSchema.shape, points: z.optional(countSchema) })),
  /** A red packet. `text` is the greeting, empty for the default one. */
  packet: z.optional(redPacketSchema),
  /** One of `STICKERS`, or one that a later platform adds. */
  sticker: z.optional(z.string()),
  /**
   * A picture. `text` describes it, with its caption, for pages that do not support pictures. `isGone` is set when the
   * picture is no longer stored.
   */
  picture: z.optional(z.object({ ...keptPictureSchema.shape, ...captionedSchema.shape, isGone: z.optional(z.boolean()) })),
  /** The message that it replies to. */
  reply: z.optional(repliedSchema),
  /** People that the message mentions; the text has `@` and the name. */
  mentions: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
  reactions: z.optional(z.array(reactionSchema)),
  /** Set for messages of the operator's staff. */
  staff: z.optional(z.boolean()),
  /** Key chosen by the sender. A message that is sent twice with one key appears once. */
  key: z.optional(z.string()),
});
export type WireChatMessage = z.infer<typeof chatMessageSchema>;

const matchStateSchema = z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']);

/** The last message of a room, abridged. */
export const roomPreviewSchema = z.object({ ...repliedSchema.shape, userId: z.string(), at: instantSchema });

export const roomSchema = z.object({
  rid: z.string(),
  name: z.string(),
  online: countSchema,
  state: z.enum(['open', 'muted']),
  /** Text that the operator has pinned above the messages. */
  pinned: z.optional(z.string()),
  /**
   * Minimum grade for sending pictures. Absent if no member may send them, or if the platform does not support the
   * field.
   */
  pictures: z.optional(z.object({ level: countSchema })),
  /** Score of the match, in the list of rooms, for a match room with people in it. */
  match: z.optional(z.object({ home: z.int(), away: z.int(), state: matchStateSchema })),
  /** Last message, in the lists of rooms. Absent if no message is visible. */
  last: z.optional(roomPreviewSchema),
});
export type WireRoom = z.infer<typeof roomSchema>;

/**
 * `msgData` of 10001 and 10019: the identity of the client, and the list of rooms. `guest` is sent to guests only; a
 * guest who sends it with the next 10019 as `{ guest }` keeps the identity after a lost connection.
 */
export const chatWelcomeSchema = z.object({
  userId: z.string(),
  name: z.string(),
  rooms: z.array(roomSchema),
  guest: z.optional(z.string()),
  /** Grade that 10007 applies to; 0 for a guest. */
  vipLevel: z.optional(countSchema),
  /** Set for the operator's staff, who are exempt from 10006 and 10007. */
  staff: z.optional(z.boolean()),
  /** Set for a member who is shown under a masked name and may choose a nickname. */
  mayBeNamed: z.optional(z.boolean()),
});

/** `msgData` of 10016: the client has joined the room. The newest messages come oldest first. */
export const joinedRoomSchema = z.object({
  room: roomSchema,
  recent: z.array(chatMessageSchema),
  /** True when the room has no older messages. Absent if the platform does not support the field. */
  isWhole: z.optional(z.boolean()),
});

/** `msgData` of 10008, when a person enters the room, and of 10020, when their last socket in the room closes. */
export const personMovedSchema = z.object({ rid: z.string(), userId: z.string(), name: z.string(), online: countSchema });

/**
 * `msgData` of 10006: whether members may write in the room, the pinned text, and who may send pictures. Sent to
 * everyone who is signed in, in whichever room.
 */
export const roomStatusSchema = z.object({
  rid: z.string(),
  state: roomSchema.shape.state,
  pinned: roomSchema.shape.pinned,
  pictures: roomSchema.shape.pictures,
});

/**
 * `msgData` of 10009: the current common rooms, and the rooms of matches with people in them. Sent to everyone who is
 * signed in.
 */
export const roomsStatusSchema = z.object({ rooms: z.array(roomSchema) });

/** `msgData` of 10024: the rooms whose number of people or last message changed. Sent to everyone, once a second. */
export const roomsPreviewedSchema = z.object({
  rooms: z.array(z.object({ rid: z.string(), online: countSchema, last: roomSchema.shape.last })),
});

/** `msgData` of 10005 and 10013: the room concerned. */
export const aboutRoomSchema = z.object({ rid: z.string() });

/** `msgData` of 10015: the room hides all earlier messages. With `isTakenBack` it shows them again. */
export const clearedRoomSchema = z.object({ rid: z.string(), isTakenBack: z.optional(z.boolean()) });

/** `msgData` of 10021. */
export const messageDeletedSchema = z.object({ rid: z.string(), id: z.string() });

/**
 * `msgData` of 10007: the minimum grade for writing in any room. With 0 there is no minimum, and guests may write too.
 */
export const speakLevelSchema = z.object({ level: countSchema });

/**
 * `msgData` of 10004: the person may not write (`mute`) or not use the chat at all (`ban`), until a given time or
 * permanently. `none` lifts the restriction. A bare 10004 without it is a permanent mute.
 */
export const restrictionSchema = z.object({
  kind: z.enum(['mute', 'ban', 'none']),
  until: z.optional(instantSchema),
  reason: z.optional(z.string()),
});

/** A goal of a match: its time, the side, and the score after it. */
const roomGoalSchema = z.object({ side: z.enum(['H', 'C']), home: scoreSchema, away: scoreSchema, seconds: countSchema });
export type WireRoomGoal = z.infer<typeof roomGoalSchema>;

/** `msgData` of 10014: the score of a room's match. `goal` is the side that has just scored. */
export const roomScoreSchema = z.object({
  rid: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  home: scoreSchema,
  away: scoreSchema,
  state: matchStateSchema,
  /** Values as in `se_now` and `t_count` of a match. */
  period: z.string(),
  seconds: countSchema,
  goal: z.optional(z.enum(['H', 'C'])),
  /**
   * The newest goals of the match, oldest first. Absent in sports other than football, or if the platform does not
   * support the field.
   */
  goals: z.optional(z.array(roomGoalSchema)),
});
export type WireRoomScore = z.infer<typeof roomScoreSchema>;

/**
 * `msgData` of 60000: a response code for the last message that was sent. After sign-in, 6001 means that the session
 * has ended and the connection closes. `about` is the reason why a message was refused, `key` the key of that message
 * if it had one.
 */
export const notificationSchema = z.object({
  code: z.int(),
  about: z.optional(z.enum(['words', 'links', 'contact', 'pictures'])),
  key: z.optional(z.string()),
});

const historyPageSchema = z.object({ total: countSchema, list: z.array(chatMessageSchema) });

/**
 * `msgData` of a 10011 from the platform: a page of the current room's history, newest first. The request has the
 * fields of the call.
 */
export const historyAnswerSchema = z.object({ rid: z.string(), pageNum: countSchema, ...historyPageSchema.shape });

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
  response: historyPageSchema,
});

/**
 * Returns one of the member's own tickets as a room would see it. Sharing sends only its number: `msgData` of 10003 is
 * then `{ rid, ticket_id }`, and the platform broadcasts the ticket from its own records.
 */
export const sharedTicketCall = defineCall({
  path: '/stream/api/v1/ticket',
  request: z.object({ ticket_id: wordSchema }),
  response: sharedTicketSchema,
});

/**
 * Uploads a picture for a message in this room. The message refers to it by id: `msgData` of 10003 is then `{ rid,
 * picture, msg? }`. A picture that is not used within a day is deleted. Answered with 6010 if it is not a picture, and
 * with 6012 if the member may not send pictures there.
 */
export const uploadChatPictureCall = defineCall({
  path: '/site/api/v1/user/upload/chatPicture',
  request: z.object({ rid: wordSchema, content: sentPictureSchema.shape.content }),
  response: keptPictureSchema,
  effect: 'writes',
});

/**
 * Path of a picture as JPEG, readable by anyone who knows its id: in full size, or small with 480 pixels on the longer
 * side. Answers 404 if the picture is hidden.
 */
export const CHAT_PICTURE_PATH = '/site/api/v1/chat/picture';

/**
 * Sets the member's nickname permanently. It must differ from every other nickname and login name. The answer is the
 * name as rooms show it.
 */
export const chooseNicknameCall = defineCall({
  path: '/stream/api/v1/nickname',
  request: z.object({ nickname: textSchema(12) }),
  response: z.object({ name: z.string() }),
  effect: 'writes',
});

/** Reports a message to the operator's staff; each member can report it once. */
export const reportMessageCall = defineCall({
  path: '/stream/api/v1/report',
  request: z.object({ id: wordSchema }),
  response: z.object({}),
});
