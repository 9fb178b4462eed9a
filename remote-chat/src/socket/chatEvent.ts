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

/** Messages of the platform as events. */
export type ServerEvent =
  | {
      readonly type: 'signed-in';
      readonly self: Self;
      readonly rooms: readonly Room[];
      readonly guestToken?: string | undefined;
    }
  | RoomEvent
  | { readonly type: 'rooms-changed'; readonly rooms: readonly Room[] }
  /** Number of people in these rooms, and previews of their last messages. */
  | { readonly type: 'rooms-previewed'; readonly rooms: ReadonlyArray<Pick<Room, 'id' | 'online' | 'last'>> }
  | { readonly type: 'self-muted'; readonly restriction: Restriction }
  | { readonly type: 'self-banned'; readonly restriction: Restriction }
  /** The person is no longer muted or banned. */
  | { readonly type: 'self-freed' }
  | { readonly type: 'level-required'; readonly level: number }
  | { readonly type: 'blocked' }
  /** The platform could not execute the last command, or the one with this key. */
  | { readonly type: 'notified'; readonly failure: EntryFailure; readonly key?: string | undefined }
  /** The jwt was refused, or the session of the site has ended after sign-in, and the connection with it. */
  | { readonly type: 'login-expired' }
  | { readonly type: 'heartbeat' }
  /** Message id without an effect in this build, passed on unchanged (decision 36). */
  | { readonly type: 'other'; readonly messageId: number; readonly data: unknown };

export type PlayerEvent =
  | { readonly type: 'enter'; readonly roomId: string }
  | { readonly type: 'drafted'; readonly text: string }
  /** The draft replies to this message, or no longer replies to any. */
  | { readonly type: 'answering'; readonly reply: Reply | undefined }
  | { readonly type: 'mentioned'; readonly mention: Mention }
  /** A picture was chosen for the message of a room, or removed. */
  | { readonly type: 'pictured'; readonly roomId: string; readonly picture: ChosenPicture | undefined }
  | ({ readonly type: 'picture-sent' } & SentPicture)
  | { readonly type: 'stickered'; readonly key: string; readonly sticker: string }
  | { readonly type: 'reacted'; readonly messageId: string; readonly emoji: string; readonly isOn: boolean }
  /** `key` is the idempotency key of this message. */
  | { readonly type: 'composed'; readonly key: string; readonly text: string }
  | { readonly type: 'shared'; readonly key: string; readonly share: OutgoingTicket }
  | { readonly type: 'predicted'; readonly key: string; readonly prediction: Score }
  | { readonly type: 'reactions-sent' }
  | { readonly type: 'ignoring'; readonly people: readonly IgnoredPerson[] }
  /** A view has started or stopped showing the room. */
  | { readonly type: 'looked'; readonly attention: Attention }
  | { readonly type: 'sent'; readonly entryId: number }
  /** The platform answered a claim. */
  | { readonly type: 'packet-claimed'; readonly packet: RedPacket }
  | { readonly type: 'retried'; readonly entryId: number }
  | { readonly type: 'dismissed'; readonly entryId: number };

/** Event of the chat. `left`: the last view of the chat has unmounted. */
export type ChatEvent =
  | ServerEvent
  | PlayerEvent
  | HistoryEvent
  | Exclude<ConnectionEvent, { type: 'signed-in' | 'banned' }>
  | { readonly type: 'left' };
