import type { Outbox, OutboxEntry } from './outbox';
import type { Line } from './roomView';
import { rowsOf, type Row } from './rows';

/** Item of the list: a row of the room, or an own message that has not appeared yet. */
export type Item = Row | { readonly kind: 'unsent'; readonly id: string; readonly entry: OutboxEntry };

/**
 * Returns the items of the list.
 *
 * @param unreadId of the first message that arrived while no view showed the room
 */
export function itemsOf(lines: readonly Line[], unreadId: string | undefined, outbox: Outbox): readonly Item[] {
  return [...rowsOf(lines, unreadId), ...outbox.map((entry): Item => ({ kind: 'unsent', id: `unsent-${String(entry.id)}`, entry }))];
}

/** Returns the lines without messages of ignored people. */
export function seenLines(lines: readonly Line[], ignored: readonly { readonly userId: string }[]): readonly Line[] {
  if (ignored.length === 0) return lines;
  const hidden = new Set(ignored.map(({ userId }) => userId));
  return lines.filter((line) => line.kind !== 'message' || !hidden.has(line.message.userId));
}
