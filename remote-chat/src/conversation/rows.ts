import { businessDay } from '@site/shared/calendar';
import type { Line } from './roomView';

/** Row of the list: a line or a divider. */
export type Row =
  | Line
  | { readonly kind: 'day'; readonly id: string; readonly at: number }
  | { readonly kind: 'unread'; readonly id: string };

/**
 * Returns the lines with dividers: before the first message of each further day, and before the first one that arrived
 * while the newest line was not visible.
 *
 * @param unreadId of that message, if any
 */
export function rowsOf(lines: readonly Line[], unreadId: string | undefined): readonly Row[] {
  let day: number | undefined;
  return lines.flatMap((line): readonly Row[] => {
    if (line.kind !== 'message') return [line];
    const { at } = line.message;
    const own = businessDay(at);
    const isNewDay = day !== undefined && own !== day;
    day = own;
    return [
      ...(isNewDay ? [{ kind: 'day', id: `day-${String(own)}-${line.id}`, at } as const] : []),
      ...(line.id === unreadId ? [{ kind: 'unread', id: 'unread' } as const] : []),
      line,
    ];
  });
}
