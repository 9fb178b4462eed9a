import type { Clock } from '../kernel';

/**
 * Time for which a person who lost the last socket still counts, so that a reload or a short loss is neither a
 * departure nor an arrival.
 */
export const RETURN_MS = 8_000;

/** Arrival in or departure from a room. */
export interface Move {
  readonly rid: string;
  readonly userId: string;
  readonly name: string;
}

/** Socket of this process, or the name of a socket of another process. */
export type PresentSocket = object | string;

/** Person in a room, with all their sockets there. */
interface Entry {
  readonly name: string;
  readonly sockets: Set<PresentSocket>;
  /** Time when the last socket was lost, or null while there is one. */
  lostAtMs: number | null;
}

/** Presence of people, not sockets, in rooms. */
export interface Presence {
  count(rid: string): number;
  /** Returns the rooms that have people. */
  rooms(): readonly string[];
  /**
   * Returns true when the person was not there before. A socket is in one room at a time and has to leave the other one
   * first.
   */
  enter(socket: PresentSocket, rid: string, person: { readonly userId: string; readonly name: string }): boolean;
  /**
   * Removes a socket that moves to another room or closes for good. Returns the departure when it was the person's last
   * socket there.
   */
  leave(socket: PresentSocket): Move | null;
  /** Marks the connection as lost. The person may return. */
  lose(socket: PresentSocket): void;
  /** Removes and returns the people who have not returned in time. */
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
  /** Removes the socket. Returns the entry when it was the last socket. */
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
