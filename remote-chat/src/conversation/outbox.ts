/**
 * The player's own messages that have not appeared in the room yet.
 *
 * | status   | event                                     | next                                              |
 * |----------|-------------------------------------------|---------------------------------------------------|
 * | waiting  | passed to the connection                  | sent                                              |
 * | sent     | appeared in the room                      | (removed)                                         |
 * | sent     | refused: muted, blocked or otherwise      | failed                                            |
 * | sent     | connection lost                           | failed, unconfirmed                               |
 * | failed   | retried                                   | waiting                                           |
 * | failed   | dismissed, or appeared after all          | (removed)                                         |
 */
import type { SharedTicket } from '../sharing/sharedTicket';
import type { ChatMessage } from './room';

export interface OutboxEntry {
  readonly id: number;
  readonly roomId: string;
  /** Empty where a ticket is shared. */
  readonly text: string;
  readonly share?: OutgoingTicket;
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

/** `unconfirmed`: the connection was lost before the message appeared in the room. It may have arrived. */
export type EntryFailure = 'muted' | 'blocked' | 'refused' | 'unconfirmed';

export type Outbox = readonly OutboxEntry[];

export function compose(outbox: Outbox, entry: Pick<OutboxEntry, 'id' | 'roomId' | 'text' | 'share'>): Outbox {
  return [...outbox, { ...entry, state: { status: 'waiting' } }];
}

export function markSent(outbox: Outbox, id: number, by: string): Outbox {
  return outbox.map((entry) => (entry.id === id && entry.state.status === 'waiting' ? { ...entry, state: { status: 'sent', by } } : entry));
}

/** Removes the entry of an own message that appeared in the room: the oldest sent one with this text, or else the oldest failed one. */
export function removeSeen(outbox: Outbox, { roomId, userId, text, ticket }: ChatMessage): Outbox {
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

/** The platform answers in order, so a refusal is about the oldest sent entry. */
export function failOldestSent(outbox: Outbox, reason: EntryFailure): Outbox {
  const oldest = outbox.find(({ state }) => state.status === 'sent');
  return outbox.map((entry) =>
    entry === oldest && entry.state.status === 'sent' ? { ...entry, state: { status: 'failed', reason, by: entry.state.by } } : entry,
  );
}

/** After a loss of the connection: a sent entry that has not appeared may or may not have arrived. */
export function failUnconfirmed(outbox: Outbox): Outbox {
  return outbox.map((entry) =>
    entry.state.status === 'sent' ? { ...entry, state: { status: 'failed', reason: 'unconfirmed', by: entry.state.by } } : entry,
  );
}

export function retry(outbox: Outbox, id: number): Outbox {
  return outbox.map((entry) => (entry.id === id && entry.state.status === 'failed' ? { ...entry, state: { status: 'waiting' } } : entry));
}

/** Removes a failed entry. */
export function dismiss(outbox: Outbox, id: number): Outbox {
  return outbox.filter((entry) => entry.id !== id || entry.state.status !== 'failed');
}
