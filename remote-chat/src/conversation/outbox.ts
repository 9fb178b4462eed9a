/**
 * The player's own messages that have not appeared in the room yet.
 *
 * | status   | event                                     | next                                              |
 * |----------|-------------------------------------------|---------------------------------------------------|
 * | waiting  | passed to the connection                  | sent                                              |
 * | sent     | appeared in the room                      | (removed)                                         |
 * | sent     | refused, for whatever reason              | failed                                            |
 * | sent     | connection lost                           | waiting: under its key it is said once            |
 * | failed   | retried                                   | waiting                                           |
 * | failed   | dismissed, or appeared after all          | (removed)                                         |
 */
import type { OutgoingPicture } from '../pictures/picture';
import type { SharedTicket } from '../sharing/sharedTicket';
import type { Mention, Reply } from '../talk/talk';
import type { ChatMessage, Score } from './room';

export interface OutboxEntry {
  readonly id: number;
  readonly roomId: string;
  /** By which the platform knows it, however often it is sent. */
  readonly key: string;
  /** Empty where something else is said. */
  readonly text: string;
  readonly share?: OutgoingTicket;
  readonly prediction?: Score;
  readonly sticker?: string;
  /** Its caption is `text`. */
  readonly picture?: OutgoingPicture;
  readonly reply?: Reply;
  readonly mentions?: readonly Mention[];
  readonly state: EntryState;
}

/** A ticket on its way into a room, with the content the room will see. */
export interface OutgoingTicket {
  readonly ticketId: string;
  readonly ticket: SharedTicket;
}

/** `by`: the user id it was sent under. */
export type EntryState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sent'; readonly by: string }
  | { readonly status: 'failed'; readonly reason: EntryFailure; readonly by: string };

/** `exists`: a score was predicted before, or the match has ended. `pictures`: the room takes none from this person. */
export type EntryFailure =
  | 'muted'
  | 'level'
  | 'blocked'
  | 'words'
  | 'links'
  | 'contact'
  | 'pictures'
  | 'exists'
  | 'too_often'
  | 'server'
  | 'refused';

export type Outbox = readonly OutboxEntry[];

export function compose(outbox: Outbox, entry: Omit<OutboxEntry, 'state'>): Outbox {
  return [...outbox, { ...entry, state: { status: 'waiting' } }];
}

export function markSent(outbox: Outbox, id: number, by: string): Outbox {
  return outbox.map((entry) => (entry.id === id && entry.state.status === 'waiting' ? { ...entry, state: { status: 'sent', by } } : entry));
}

/** Removes the entry of an own message that appeared in the room: by its key, or else the oldest sent or failed one of this content. */
export function removeSeen(outbox: Outbox, { roomId, userId, text, ticket, key }: ChatMessage): Outbox {
  if (key !== undefined) return outbox.filter((entry) => entry.key !== key);
  const own = outbox.filter(
    (entry) =>
      entry.roomId === roomId &&
      entry.text === text &&
      (entry.share === undefined) === (ticket === undefined) &&
      entry.state.status !== 'waiting' &&
      entry.state.by === userId,
  );
  const seen = own.find(({ state }) => state.status === 'sent') ?? own[0];
  return seen ? outbox.filter((entry) => entry !== seen) : outbox;
}

/** The platform answers in order, so a refusal without a key is about the oldest sent entry. */
export function failSent(outbox: Outbox, reason: EntryFailure, key?: string): Outbox {
  const oldest = outbox.find((entry) => entry.state.status === 'sent' && (key === undefined || entry.key === key));
  return outbox.map((entry) =>
    entry === oldest && entry.state.status === 'sent' ? { ...entry, state: { status: 'failed', reason, by: entry.state.by } } : entry,
  );
}

/** After a loss of the connection: what has not appeared is sent again, and said once. */
export function resendUnseen(outbox: Outbox): Outbox {
  return outbox.map((entry) => (entry.state.status === 'sent' ? { ...entry, state: { status: 'waiting' } } : entry));
}

export function retry(outbox: Outbox, id: number): Outbox {
  return outbox.map((entry) => (entry.id === id && entry.state.status === 'failed' ? { ...entry, state: { status: 'waiting' } } : entry));
}

/** Removes a failed entry. */
export function dismiss(outbox: Outbox, id: number): Outbox {
  return outbox.filter((entry) => entry.id !== id || entry.state.status !== 'failed');
}
