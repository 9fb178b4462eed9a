import type { Outbox, OutboxEntry } from './outbox';
import type { Line } from './roomView';
import { rowsOf, type Row } from './rows';

/** One place of the list: a row of the room, or an own message that is not there yet. */
export type Item = Row | { readonly kind: 'unsent'; readonly id: string; readonly entry: OutboxEntry };

/** @param unreadId of the first message that was said while no view showed the room */
export function itemsOf(lines: readonly Line[], unreadId: string | undefined, outbox: Outbox): readonly Item[] {
  return [...rowsOf(lines, unreadId), ...outbox.map((entry): Item => ({ kind: 'unsent', id: `unsent-${String(entry.id)}`, entry }))];
}
