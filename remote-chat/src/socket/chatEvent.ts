import type { ChosenPicture } from '@site/shared/picture';
import type { HistoryEvent } from '../conversation/advanceHistory';
import type { RoomEvent } from '../conversation/currentRoom';
import type { EntryFailure, OutgoingTicket } from '../conversation/outbox';
import type { Restriction, Room, Score } from '../conversation/room';
import type { IgnoredPerson } from '../people/ignored';
import type { RedPacket } from '../red-packets/redPacket';
import type { Mention, Reply } from '../talk/talk';
import type { SentPicture } from './composing';
import type { ConnectionEvent, Self } from './connection';
import type { Attention } from './unread';

/** The messages of the platform as events. */
export type ServerEvent =
  | {
      readonly type: 'signed-in';
      readonly self: Self;
      readonly rooms: readonly Room[];
      readonly guestToken?: string | undefined;
    }
  | RoomEvent
  /** The common rooms there are now. */
  | { readonly type: 'rooms-changed'; readonly rooms: readonly Room[] }
  /** Who is in these rooms now, and what was said there last. */
  | { readonly type: 'rooms-previewed'; readonly rooms: ReadonlyArray<Pick<Room, 'id' | 'online' | 'last'>> }
  | { readonly type: 'self-muted'; readonly restriction: Restriction }
  | { readonly type: 'self-banned'; readonly restriction: Restriction }
  /** Neither muted nor banned any more. */
  | { readonly type: 'self-freed' }
  | { readonly type: 'level-required'; readonly level: number }
  | { readonly type: 'blocked' }
  /** The platform could not carry out the last command, or the one with this key. */
  | { readonly type: 'notified'; readonly failure: EntryFailure; readonly key?: string | undefined }
  /** The jwt was refused; or, once signed in, the session of the site has ended, and the connection with it. */
  | { readonly type: 'login-expired' }
  | { readonly type: 'heartbeat' }
  /** A message id without an effect in this build, passed on unchanged (decision 36). */
  | { readonly type: 'other'; readonly messageId: number; readonly data: unknown };

export type PlayerEvent =
  | { readonly type: 'enter'; readonly roomId: string }
  | { readonly type: 'drafted'; readonly text: string }
  /** What is written answers this message; none: not any more. */
  | { readonly type: 'answering'; readonly reply: Reply | undefined }
  | { readonly type: 'mentioned'; readonly mention: Mention }
  /** Chosen for the message of a room; none: taken back. */
  | { readonly type: 'pictured'; readonly roomId: string; readonly picture: ChosenPicture | undefined }
  | ({ readonly type: 'picture-sent' } & SentPicture)
  | { readonly type: 'stickered'; readonly key: string; readonly sticker: string }
  | { readonly type: 'reacted'; readonly messageId: string; readonly emoji: string; readonly isOn: boolean }
  /** `key`: unique, of this message. */
  | { readonly type: 'composed'; readonly key: string; readonly text: string }
  | { readonly type: 'shared'; readonly key: string; readonly share: OutgoingTicket }
  | { readonly type: 'predicted'; readonly key: string; readonly prediction: Score }
  | { readonly type: 'reactions-sent' }
  | { readonly type: 'ignoring'; readonly people: readonly IgnoredPerson[] }
  /** A view shows the room, or none does. */
  | { readonly type: 'looked'; readonly attention: Attention }
  | { readonly type: 'sent'; readonly entryId: number }
  /** The answer to a claim. */
  | { readonly type: 'packet-claimed'; readonly packet: RedPacket }
  | { readonly type: 'retried'; readonly entryId: number }
  | { readonly type: 'dismissed'; readonly entryId: number };

/** `left`: the last view of the chat has ended. */
export type ChatEvent =
  | ServerEvent
  | PlayerEvent
  | HistoryEvent
  | Exclude<ConnectionEvent, { type: 'signed-in' | 'banned' }>
  | { readonly type: 'left' };
