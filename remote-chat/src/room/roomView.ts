import { FULL, NONE, UNREAD, type Earlier } from './earlier';
import { ROOM_LINES_MAX } from './limits';
import type { ChatMessage, Room } from './room';

/** What stands in a room: messages, and who came in. */
export type Line =
  | { readonly kind: 'message'; readonly id: string; readonly message: ChatMessage }
  | { readonly kind: 'arrival'; readonly id: string; readonly name: string };

/** A room and its lines, oldest first. */
export interface RoomView {
  readonly room: Room;
  readonly lines: readonly Line[];
  /** Counts the arrivals, to tell their lines apart. */
  readonly arrivals: number;
  readonly earlier: Earlier;
}

/**
 * The view of a room that was entered. Where the newest messages follow on what was seen before (the link was lost for a moment), the
 * older lines stay; where there is a gap, they go.
 */
export function enteredView(before: RoomView | undefined, room: Room, recent: readonly ChatMessage[]): RoomView {
  const known = before?.room.id === room.id ? before : undefined;
  const recentIds = new Set(recent.map(({ id }) => id));
  const overlap = known?.lines.findIndex(({ id }) => recentIds.has(id)) ?? -1;
  const kept = known && overlap >= 0 ? known : { lines: [], earlier: recent.length > 0 ? UNREAD : NONE };
  const lines = [...kept.lines.slice(0, Math.max(overlap, 0)), ...recent.map(lineOf)];
  return capped({ room, lines, arrivals: known?.arrivals ?? 0, earlier: kept.earlier });
}

/** A message that stands there already is not shown twice. */
export function withMessage(view: RoomView, message: ChatMessage): RoomView {
  if (view.lines.some(({ id }) => id === message.id)) return view;
  return capped({ ...view, lines: [...view.lines, lineOf(message)] });
}

export function withArrival(view: RoomView, name: string, online: number): RoomView {
  const arrivals = view.arrivals + 1;
  const line: Line = { kind: 'arrival', id: `arrival-${String(arrivals)}`, name };
  return capped({ ...view, room: { ...view.room, online }, lines: [...view.lines, line], arrivals });
}

/** Nothing stands there any more, nor can it be read back. */
export function clearedView(view: RoomView): RoomView {
  return { ...view, lines: [], earlier: NONE };
}

export function lineOf(message: ChatMessage): Line {
  return { kind: 'message', id: message.id, message };
}

/** The newest lines, as many as are kept. Where they are that many, no earlier ones find room. */
export function capped(view: RoomView): RoomView {
  return view.lines.length < ROOM_LINES_MAX ? view : { ...view, lines: view.lines.slice(-ROOM_LINES_MAX), earlier: FULL };
}
