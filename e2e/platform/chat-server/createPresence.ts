import type { Clock } from '../kernel';

/** A person whose last socket was lost is still counted for so long: a reload or a short loss is neither a departure nor an arrival. */
export const RETURN_MS = 8_000;

/** Someone who came to a room, or left it. */
export interface Move {
  readonly rid: string;
  readonly userId: string;
  readonly name: string;
}

/** A socket of this process, or the name of one of another. */
export type PresentSocket = object | string;

/** Someone in a room, by as many sockets as they have there. */
interface Entry {
  readonly name: string;
  readonly sockets: Set<PresentSocket>;
  /** When the last socket was lost; null while there is one. */
  lostAtMs: number | null;
}

/** Who is in which room: people, not sockets. */
export interface Presence {
  count(rid: string): number;
  /** Those that people are in. */
  rooms(): readonly string[];
  /** True where the person was not there: an arrival. A socket is in one room at a time, and leaves the other one first. */
  enter(socket: PresentSocket, rid: string, person: { readonly userId: string; readonly name: string }): boolean;
  /** The socket goes to another room or ends for good. Answers the departure, where it was the person's last one there. */
  leave(socket: PresentSocket): Move | null;
  /** The connection ended: the person may return. */
  lose(socket: PresentSocket): void;
  /** Those who have not returned in time. */
  sweep(): readonly Move[];
}

export function createPresence(clock: Clock): Presence {
  const rooms = new Map<string, Map<string, Entry>>();
  const places = new Map<PresentSocket, { readonly rid: string; readonly userId: string }>();

  const findEntry = (rid: string, userId: string): Entry | undefined => rooms.get(rid)?.get(userId);
  const remove = (rid: string, userId: string): void => {
    const room = rooms.get(rid);
    room?.delete(userId);
    if (room?.size === 0) rooms.delete(rid);
  };
  /** The entry that has lost its last socket by this. */
  const takeOut = (socket: PresentSocket) => {
    const place = places.get(socket);
    const entry = place && findEntry(place.rid, place.userId);
    places.delete(socket);
    entry?.sockets.delete(socket);
    return place && entry?.sockets.size === 0 ? { ...place, entry } : null;
  };

  return {
    count: (rid) => rooms.get(rid)?.size ?? 0,
    rooms: () => [...rooms.keys()],

    enter(socket, rid, { userId, name }) {
      const room = rooms.get(rid) ?? new Map<string, Entry>();
      rooms.set(rid, room);
      const known = room.get(userId);
      const entry: Entry = known ?? { name, sockets: new Set(), lostAtMs: null };
      entry.sockets.add(socket);
      entry.lostAtMs = null;
      room.set(userId, entry);
      places.set(socket, { rid, userId });
      return known === undefined;
    },

    leave(socket) {
      const last = takeOut(socket);
      if (last === null) return null;
      remove(last.rid, last.userId);
      return { rid: last.rid, userId: last.userId, name: last.entry.name };
    },

    lose(socket) {
      const last = takeOut(socket);
      if (last !== null) last.entry.lostAtMs = clock.nowMs();
    },

    sweep() {
      const departures: Move[] = [];
      for (const [rid, room] of rooms) {
        for (const [userId, { name, lostAtMs }] of room) {
          if (lostAtMs === null || clock.nowMs() - lostAtMs < RETURN_MS) continue;
          remove(rid, userId);
          departures.push({ rid, userId, name });
        }
      }
      return departures;
    },
  };
}
