import { AVAILABLE, FULL, NONE, type History } from './history';
import type { ChatMessage, Room } from './room';

/** The most lines of a room that are kept; the oldest are dropped first. */
export const ROOM_LINES_MAX = 200;

/** One line of a room: a message, or the arrival of a person. */
export type Line =
  | { readonly kind: 'message'; readonly id: string; readonly message: ChatMessage }
  | { readonly kind: 'arrival'; readonly id: string; readonly name: string };

/** A room and its lines, oldest first. */
export interface RoomView {
  readonly room: Room;
  readonly lines: readonly Line[];
  /** The number of arrivals, which gives each of their lines an id. */
  readonly arrivals: number;
  readonly history: History;
}

/**
 * The view of a room that was entered. Where the newest messages continue the lines shown before (after a short loss of the connection),
 * the older lines are kept; where there is a gap, they are dropped.
 */
export function enteredView(before: RoomView | undefined, room: Room, recent: readonly ChatMessage[]): RoomView {
  const known = before?.room.id === room.id ? before : undefined;
  const recentIds = new Set(recent.map(({ id }) => id));
  const overlap = known?.lines.findIndex(({ id }) => recentIds.has(id)) ?? -1;
  const kept = known && overlap >= 0 ? known : { lines: [], history: recent.length > 0 ? AVAILABLE : NONE };
  const lines = [...kept.lines.slice(0, Math.max(overlap, 0)), ...recent.map(lineOf)];
  return capped({ room, lines, arrivals: known?.arrivals ?? 0, history: kept.history });
}

/** A message that is shown already is not added twice. */
export function withMessage(view: RoomView, message: ChatMessage): RoomView {
  if (view.lines.some(({ id }) => id === message.id)) return view;
  return capped({ ...view, lines: [...view.lines, lineOf(message)] });
}

export function withArrival(view: RoomView, name: string, online: number): RoomView {
  const arrivals = view.arrivals + 1;
  const line: Line = { kind: 'arrival', id: `arrival-${String(arrivals)}`, name };
  return capped({ ...view, room: { ...view.room, online }, lines: [...view.lines, line], arrivals });
}

/** A cleared room has no lines, and no earlier ones to load. */
export function clearedView(view: RoomView): RoomView {
  return { ...view, lines: [], history: NONE };
}

export function lineOf(message: ChatMessage): Line {
  return { kind: 'message', id: message.id, message };
}

/** The newest lines, at most as many as are kept. Where that limit is reached, no earlier ones can be added. */
export function capped(view: RoomView): RoomView {
  return view.lines.length < ROOM_LINES_MAX ? view : { ...view, lines: view.lines.slice(-ROOM_LINES_MAX), history: FULL };
}
