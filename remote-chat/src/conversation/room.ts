import type { ChatPicture } from '../pictures/picture';
import type { RedPacket } from '../red-packets/redPacket';
import type { SharedTicket } from '../sharing/sharedTicket';
import type { Mention, Reaction, Reply } from '../talk/talk';

/** Chat room as the platform describes it. */
export interface Room {
  readonly id: string;
  readonly name: string;
  /** Number of people in the room. */
  readonly online: number;
  /** True while no member may write in it. */
  readonly isMuted: boolean;
  /** Text that the operator has pinned above the messages. */
  readonly pinned?: string | undefined;
  /**
   * Minimum VIP level for pictures. Undefined when no member may send them, and for a platform without this addition.
   */
  readonly pictures?: { readonly level: number } | undefined;
  /** Match of the room, if it has one. */
  readonly match?: (Score & Pick<RoomScore, 'status'>) | undefined;
  /** Preview of the last message. Undefined for a platform without this addition. */
  readonly last?: RoomPreview | undefined;
}

/** Preview of a message. `at` is server time in milliseconds. */
export interface RoomPreview extends Reply {
  readonly userId: string;
  readonly at: number;
}

/**
 * Message of a room. `at` is server time in milliseconds; `text` is plain text, and empty when other content is shown.
 */
export interface ChatMessage {
  readonly id: string;
  readonly roomId: string;
  readonly userId: string;
  readonly name: string;
  /** VIP level. Undefined for a guest. */
  readonly vipLevel: number | undefined;
  /** Seed of the person's picture. */
  readonly avatar: string;
  /** True for a message of the operator's staff. */
  readonly isStaff: boolean;
  readonly text: string;
  readonly at: number;
  readonly ticket: SharedTicket | undefined;
  /** Predicted score. `points` is set when it was correct and has won points. */
  readonly prediction?: (Score & { readonly points?: number | undefined }) | undefined;
  /** Red packet with `text` as its greeting. */
  readonly packet?: RedPacket | undefined;
  /** Name of a drawn sticker. */
  readonly sticker?: string | undefined;
  /** Picture with `text` as its caption. */
  readonly picture?: ChatPicture | undefined;
  readonly reply?: Reply | undefined;
  readonly mentions?: readonly Mention[] | undefined;
  readonly reactions?: readonly Reaction[] | undefined;
  /** Idempotency key of the sender. */
  readonly key?: string | undefined;
}

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Match of a room, with its score. */
export interface RoomScore extends Score {
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly status: 'not-started' | 'live' | 'break' | 'finished' | 'abandoned';
  /** Seconds on the match clock. */
  readonly seconds: number;
  /** True during the first half, in which a prediction may still win points. */
  readonly isEarly: boolean;
  /** Latest goals, oldest first. Absent when the platform reports none. */
  readonly goals?: readonly RoomGoal[] | undefined;
}

/** Goal of the room's match: time, side, and the score after it. */
export interface RoomGoal extends Score {
  readonly side: 'home' | 'away';
  readonly seconds: number;
}

/** Restriction of this person by the operator, until a moment or without an end. */
export interface Restriction {
  readonly until: number | undefined;
  readonly reason: string | undefined;
}
