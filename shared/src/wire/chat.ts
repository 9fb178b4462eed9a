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
  /** Beyond the specification: a person has left the room. A client that does not know it passes it on (decision 36). */
  leaveRoomBroadcast: 10020,
  /** Beyond the specification: the operator has deleted a message. */
  messageDeleted: 10021,
  /** Beyond the specification: what a message shows has changed. */
  messageChanged: 10022,
  /** Beyond the specification: a member reacts to a message, or takes that back. */
  reaction: 10023,
  /** Beyond the specification: who is in rooms, and what was said there last, where that has changed. */
  roomsPreviewed: 10024,
  internalNotification: 60000,
} as const;

export const chatEnvelopeSchema = z.object({ msgId: z.int(), msgData: z.optional(z.unknown()) });
export type ChatEnvelope = z.infer<typeof chatEnvelopeSchema>;

const { gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result } = ticketLegSchema.shape;

/** What a leg is worth now, in the odds type of its price, and on which line. */
const legNowSchema = z.object({ ior, ratio, strong });

/** A ticket as a room sees it: what was chosen at which price, by the fields of a ticket; neither its number nor a stake. */
export const sharedTicketSchema = z.object({
  mode: ticketSchema.shape.mode,
  folds: ticketSchema.shape.folds,
  lines: ticketSchema.shape.lines,
  state: z.enum(['open', 'settled', 'cashed-out']),
  result: ticketSchema.shape.result,
  /** Members who have bet on the very same since it was shared. */
  followers: z.optional(countSchema),
  legs: z.array(
    z.object({
      ...{ gameId, w, r, of, ratio, strong, oddsType, ior, sport, name, league, team_h, team_c, startsAt, result },
      /** Of an open ticket: null while the selection is closed, absent until it was looked at. */
      now: z.optional(z.nullable(legNowSchema)),
    }),
  ),
});
export type WireSharedTicket = z.infer<typeof sharedTicketSchema>;

/** A predicted score of the match of a room, or the score it has. */
const scoreSchema = z.int().check(z.minimum(0), z.maximum(999));

/** What a member thinks that a match ends with: of a message, and of a 10018 that is sent. */
export const predictionSchema = z.object({ home: scoreSchema, away: scoreSchema });

/** What a score is worth that was predicted before the end of the first half, where the match ends with it. */
export const PREDICTION_POINTS = 50;

/** With what a message may be answered beside words, in the order in which they are offered. */
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '😮', '😢'] as const;

/** The drawn stickers, by the names that pages draw them by. */
export const STICKERS = [
  ...(['goal', 'steady', 'cheer', 'fire', 'win', 'lose', 'wait', 'think'] as const),
  ...(['thanks', 'cry', 'laugh', 'fortune', 'tiger', 'koi', 'moon', 'tea'] as const),
] as const;

/** Of a message that is not of words alone, what it shows. */
const otherContentSchema = z.enum(['ticket', 'packet', 'prediction', 'sticker']);

/** What was written with a picture; empty for nothing. */
const captionedSchema = z.object({ caption: z.string() });

/** A message that another one answers, as far as it is still shown. `text` is cut to 80 characters. `picture`: it is one, which
 * `text` says to pages that know none. */
export const repliedSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  what: z.optional(otherContentSchema),
  picture: z.optional(captionedSchema),
});

/** How many members have reacted so. `own`: the reader too; absent in what is said to a whole room. */
export const reactionSchema = z.object({ emoji: z.string(), count: countSchema, own: z.optional(z.boolean()) });

/** `msgData` of 10003, 10017 (with `packet`) and 10018 (with `prediction`), and of 10022 as it is now; `text` is plain text, and empty where something else is shared. */
export const chatMessageSchema = z.object({
  id: z.string(),
  rid: z.string(),
  /** As rooms know the person, of this and every message: opaque, neither a login name nor a member's number (decision 90). */
  userId: z.string(),
  name: z.string(),
  vipLevel: countSchema,
  /** True for a guest, who has no VIP grade. Absent from a platform without this addition. */
  isGuest: z.optional(z.boolean()),
  /** The avatar that the member has chosen. Absent for the one that `userId` draws. */
  avatar: z.optional(z.string()),
  text: z.string(),
  at: instantSchema,
  ticket: z.optional(sharedTicketSchema),
  /** `points`: it was right, and has won so many. */
  prediction: z.optional(z.object({ ...predictionSchema.shape, points: z.optional(countSchema) })),
  /** A red packet, of which `text` is the greeting; empty for the usual one. */
  packet: z.optional(redPacketSchema),
  /** One of `STICKERS`, or one that a later platform adds. */
  sticker: z.optional(z.string()),
  /** A picture; `text` says so, with its caption, to pages that know none. `isGone`: it is kept no more. */
  picture: z.optional(z.object({ ...keptPictureSchema.shape, ...captionedSchema.shape, isGone: z.optional(z.boolean()) })),
  /** What it answers. */
  reply: z.optional(repliedSchema),
  /** Whom it names; the text has `@` and the name. */
  mentions: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
  reactions: z.optional(z.array(reactionSchema)),
  /** Said by the operator's staff. */
  staff: z.optional(z.boolean()),
  /** By which its sender knows it: sent twice, it is said once. */
  key: z.optional(z.string()),
});
export type WireChatMessage = z.infer<typeof chatMessageSchema>;

const matchStateSchema = z.enum(['not-started', 'live', 'break', 'finished', 'abandoned']);

/** What was said last in a room, in few words. */
export const roomPreviewSchema = z.object({ ...repliedSchema.shape, userId: z.string(), at: instantSchema });

export const roomSchema = z.object({
  rid: z.string(),
  name: z.string(),
  online: countSchema,
  state: z.enum(['open', 'muted']),
  /** What the operator has pinned above its messages. */
  pinned: z.optional(z.string()),
  /** Members of this grade may send pictures. Absent where no one may, and on a platform without this addition. */
  pictures: z.optional(z.object({ level: countSchema })),
  /** Of the room of a match that people are in: its score, in the list. */
  match: z.optional(z.object({ home: z.int(), away: z.int(), state: matchStateSchema })),
  /** In the lists of rooms; absent where nothing may be seen. */
  last: z.optional(roomPreviewSchema),
});
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
  /** The grade that counts against 10007; 0 for a guest. */
  vipLevel: z.optional(countSchema),
  /** One of the operator's, whom neither 10006 nor 10007 binds. */
  staff: z.optional(z.boolean()),
  /** A member who is shown masked, and may choose a nickname. */
  mayBeNamed: z.optional(z.boolean()),
});

/** `msgData` of 10016: we are in; the newest messages, oldest first. */
export const joinedRoomSchema = z.object({
  room: roomSchema,
  recent: z.array(chatMessageSchema),
  /** Nothing was said before them. A platform without this addition does not say it. */
  isWhole: z.optional(z.boolean()),
});

/** `msgData` of 10008: a person who was not there entered the room; and of 10020: their last socket there has gone. */
export const personMovedSchema = z.object({ rid: z.string(), userId: z.string(), name: z.string(), online: countSchema });

/**
 * `msgData` of 10006: the room may be spoken in, or not, what is pinned there, and who may send pictures. To everyone who is signed in, whichever room
 * they are in.
 */
export const roomStatusSchema = z.object({
  rid: z.string(),
  state: roomSchema.shape.state,
  pinned: roomSchema.shape.pinned,
  pictures: roomSchema.shape.pictures,
});

/** `msgData` of 10009: the common rooms there are now, and those of matches that people are in. To everyone who is signed in. */
export const roomsStatusSchema = z.object({ rooms: z.array(roomSchema) });

/** `msgData` of 10024: of rooms whose people or last message are others, sent to everyone once a second. */
export const roomsPreviewedSchema = z.object({
  rooms: z.array(z.object({ rid: z.string(), online: countSchema, last: roomSchema.shape.last })),
});

/** `msgData` of 10005 and 10013: the room it is about. */
export const aboutRoomSchema = z.object({ rid: z.string() });

/** `msgData` of 10015: the room shows nothing of before; `isTakenBack`: it does again. */
export const clearedRoomSchema = z.object({ rid: z.string(), isTakenBack: z.optional(z.boolean()) });

/** `msgData` of 10021. */
export const messageDeletedSchema = z.object({ rid: z.string(), id: z.string() });

/** `msgData` of 10007: the grade that a member needs to speak in any room; 0: no one needs one, guests neither. */
export const speakLevelSchema = z.object({ level: countSchema });

/**
 * `msgData` of 10004: the person may not speak (`mute`) or not use the chat at all (`ban`), until a moment or without an end; `none`: they may again.
 * Absent in a bare 10004, which is a mute without an end.
 */
export const restrictionSchema = z.object({
  kind: z.enum(['mute', 'ban', 'none']),
  until: z.optional(instantSchema),
  reason: z.optional(z.string()),
});

/** A goal of a match: when, by whom, and the score since. */
const roomGoalSchema = z.object({ side: z.enum(['H', 'C']), home: scoreSchema, away: scoreSchema, seconds: countSchema });
export type WireRoomGoal = z.infer<typeof roomGoalSchema>;

/** `msgData` of 10014: the score of the match of a room; `goal`: the side that has just scored. */
export const roomScoreSchema = z.object({
  rid: z.string(),
  team_h: z.string(),
  team_c: z.string(),
  home: scoreSchema,
  away: scoreSchema,
  state: matchStateSchema,
  /** As `se_now` and `t_count` of a match. */
  period: z.string(),
  seconds: countSchema,
  goal: z.optional(z.enum(['H', 'C'])),
  /** The newest goals of the match, the oldest of them first. Absent in other sports than football, and on a platform without this addition. */
  goals: z.optional(z.array(roomGoalSchema)),
});
export type WireRoomScore = z.infer<typeof roomScoreSchema>;

/**
 * `msgData` of 60000: a response code about what was sent last; 6001 once signed in: the session has ended, and the connection with it. `about`: what
 * a message was refused for. `key`: of the message, where it had one.
 */
export const notificationSchema = z.object({
  code: z.int(),
  about: z.optional(z.enum(['words', 'links', 'contact', 'pictures'])),
  key: z.optional(z.string()),
});

const historyPageSchema = z.object({ total: countSchema, list: z.array(chatMessageSchema) });

/** `msgData` of 10011 as it is answered: a page of the history of the room one is in, newest first. It is asked with the fields of the call. */
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
 * How a room would see a ticket of the member's own. It is shared by its number: `msgData` of 10003 is `{ rid, ticket_id }` then, and the
 * platform shows the room what its own records say.
 */
export const sharedTicketCall = defineCall({
  path: '/stream/api/v1/ticket',
  request: z.object({ ticket_id: wordSchema }),
  response: sharedTicketSchema,
});

/**
 * Keeps a picture for a message of this room, which names it by its id: `msgData` of 10003 is `{ rid, picture, msg? }` then. What is not said within a
 * day is forgotten. Answered 6010 for what is no picture, and 6012 where the member may send none there.
 */
export const uploadChatPictureCall = defineCall({
  path: '/site/api/v1/user/upload/chatPicture',
  request: z.object({ rid: wordSchema, content: sentPictureSchema.shape.content }),
  response: keptPictureSchema,
  effect: 'writes',
});

/** Where a picture is, for everybody who knows its id: as JPEG, whole, or small with 480 pixels on its longer side. 404 where it may not be seen. */
export const CHAT_PICTURE_PATH = '/site/api/v1/chat/picture';

/** Chosen once, for good; unlike every other nickname and login name. The answer is the name as rooms show it. */
export const chooseNicknameCall = defineCall({
  path: '/stream/api/v1/nickname',
  request: z.object({ nickname: textSchema(12) }),
  response: z.object({ name: z.string() }),
  effect: 'writes',
});

/** Shows a message to the operator's staff; once for each member. */
export const reportMessageCall = defineCall({
  path: '/stream/api/v1/report',
  request: z.object({ id: wordSchema }),
  response: z.object({}),
});
