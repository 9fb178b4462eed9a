/**
 * The player's own messages that have not appeared in the room yet.
 *
 * | status   | event                                     | next                                              |
 * |----------|-------------------------------------------|---------------------------------------------------|
 * | waiting  | passed to the connection                  | sent                                              |
 * | sent     | appeared in the room                      | (removed)                                         |
 * | sent     | refused for any reason                    | failed                                            |
 * | sent     | connection lost                           | waiting: its key prevents a duplicate             |
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
  /** Idempotency key, by which the platform recognises repeated sends. */
  readonly key: string;
  /** Empty when the message has other content. */
  readonly text: string;
  readonly share?: OutgoingTicket;
  readonly prediction?: Score;
  readonly sticker?: string;
  /** Picture with `text` as its caption. */
  readonly picture?: OutgoingPicture;
  readonly reply?: Reply;
  readonly mentions?: readonly Mention[];
  readonly state: EntryState;
}

/** Ticket that is being sent, with the content that the room will show. */
export interface OutgoingTicket {
  readonly ticketId: string;
  readonly ticket: SharedTicket;
}

/** State of an entry. `by` is the user id under which it was sent. */
export type EntryState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sent'; readonly by: string }
  | { readonly status: 'failed'; readonly reason: EntryFailure; readonly by: string };

/**
 * Reason of a failure. `exists`: a score was already predicted, or the match has ended. `pictures`: the room accepts
 * none from this person.
 */
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

/**
 * Removes the entry of an own message that appeared in the room: by its key, or else the oldest sent or failed entry
 * with this content.
 */
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

/**
 * Marks an entry as failed. The platform answers in order, so a refusal without a key belongs to the oldest sent entry.
 */
export function failSent(outbox: Outbox, reason: EntryFailure, key?: string): Outbox {
  const oldest = outbox.find((entry) => entry.state.status === 'sent' && (key === undefined || entry.key === key));
  return outbox.map((entry) =>
    entry === oldest && entry.state.status === 'sent' ? { ...entry, state: { status: 'failed', reason, by: entry.state.by } } : entry,
  );
}

/**
 * Marks sent entries as waiting after a loss of the connection. Their keys prevent duplicates of those that did arrive.
 */
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
