import type { SharedTicket } from '../sharing/sharedTicket';

/** A chat room as the platform describes it. */
export interface Room {
  readonly id: string;
  readonly name: string;
  /** The number of people in it. */
  readonly online: number;
  /** No member may write in it for now. */
  readonly isMuted: boolean;
}

/** `at` is milliseconds by the server's clock; `text` is plain text, and empty where a ticket is shared. */
export interface ChatMessage {
  readonly id: string;
  readonly roomId: string;
  readonly userId: string;
  readonly name: string;
  readonly vipLevel: number;
  /** What the drawing of the person follows from. */
  readonly avatar: string;
  readonly text: string;
  readonly at: number;
  readonly ticket: SharedTicket | undefined;
}
