import type { ChatPicture } from '../pictures/picture';
import type { RedPacket } from '../red-packets/redPacket';
import type { SharedTicket } from '../sharing/sharedTicket';
import type { Mention, Reaction, Reply } from '../talk/talk';

/** A chat room as the platform describes it. */
export interface Room {
  readonly id: string;
  readonly name: string;
  /** The number of people in it. */
  readonly online: number;
  /** No member may write in it for now. */
  readonly isMuted: boolean;
  /** What the operator has put above its messages. */
  readonly pinned?: string | undefined;
  /** Members of this grade may send pictures. None where no one may; a platform without this addition does not say it. */
  readonly pictures?: { readonly level: number } | undefined;
  /** Of the room of a match. */
  readonly match?: (Score & Pick<RoomScore, 'status'>) | undefined;
  /** What was said there last, in few words. A platform without this addition does not say it. */
  readonly last?: RoomPreview | undefined;
}

/** `at` is milliseconds by the server's clock. */
export interface RoomPreview extends Reply {
  readonly userId: string;
  readonly at: number;
}

/** `at` is milliseconds by the server's clock; `text` is plain text, and empty where something else is shown. */
export interface ChatMessage {
  readonly id: string;
  readonly roomId: string;
  readonly userId: string;
  readonly name: string;
  /** The VIP grade; a guest has none. */
  readonly vipLevel: number | undefined;
  /** What the drawing of the person follows from. */
  readonly avatar: string;
  /** Said by the operator's staff. */
  readonly isStaff: boolean;
  readonly text: string;
  readonly at: number;
  readonly ticket: SharedTicket | undefined;
  /** `points`: it was right, and has won so many. */
  readonly prediction?: (Score & { readonly points?: number | undefined }) | undefined;
  /** Its greeting is `text`. */
  readonly packet?: RedPacket | undefined;
  /** A drawn one, by its name. */
  readonly sticker?: string | undefined;
  /** Its caption is `text`. */
  readonly picture?: ChatPicture | undefined;
  readonly reply?: Reply | undefined;
  readonly mentions?: readonly Mention[] | undefined;
  readonly reactions?: readonly Reaction[] | undefined;
  /** By which its sender knows it. */
  readonly key?: string | undefined;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The match of a room, and its score. */
export interface RoomScore extends Score {
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly status: 'not-started' | 'live' | 'break' | 'finished' | 'abandoned';
  /** Seconds on the match clock. */
  readonly seconds: number;
  /** The first half is not over: what is predicted now may win points. */
  readonly isEarly: boolean;
  /** The newest goals, the oldest of them first; absent where the platform tells none. */
  readonly goals?: readonly RoomGoal[] | undefined;
}

/** A goal of the room's match: when, by whom, and the score since. */
export interface RoomGoal extends Score {
  readonly side: 'home' | 'away';
  readonly seconds: number;
}

/** What the operator keeps this person from, until a moment or without an end. */
export interface Restriction {
  readonly until: number | undefined;
  readonly reason: string | undefined;
}
