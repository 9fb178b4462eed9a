import type { Room } from '../conversation/room';
import type { RoomView } from '../conversation/roomView';

/** Ids of the newest messages of rooms that the player has seen, or that existed before the player came. */
export type SeenRooms = Readonly<Record<string, string>>;

const NOTHING = '0';

/**
 * Marks the messages of a room as seen. Messages from before the player knew the room also count as seen.
 *
 * @param current the room whose newest line the player can see, if any
 */
export function withSeen(seen: SeenRooms, rooms: readonly Room[], current: Pick<RoomView, 'room' | 'lines'> | undefined): SeenRooms {
  const next = rooms.flatMap(({ id, last }) => {
    const newest = last?.id ?? NOTHING;
    const before = seen[id];
    if (before === undefined) return [[id, newest] as const];
    if (id !== current?.room.id) return [];
    const shown = current.lines.findLast(({ kind }) => kind === 'message')?.id ?? NOTHING;
    const now = isNewer(shown, newest) ? shown : newest;
    return isNewer(now, before) ? [[id, now] as const] : [];
  });
  return next.length === 0 ? seen : { ...seen, ...Object.fromEntries(next) };
}

/** Returns whether another person has written there since the player last saw the room. */
export function isUnread({ id, last }: Room, seen: SeenRooms, selfId: string | undefined): boolean {
  return last !== undefined && last.userId !== selfId && isNewer(last.id, seen[id] ?? last.id);
}

/** Compares ids, which are whole numbers too large for a JavaScript number. */
function isNewer(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}
