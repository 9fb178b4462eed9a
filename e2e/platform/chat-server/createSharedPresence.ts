import * as z from 'zod/mini';
import type { Bus, Clock } from '../kernel';
import { createPresence, type Move, type Presence } from './createPresence';

const TOPIC = 'chat-presence';

const placeSchema = z.object({ socket: z.int(), rid: z.string(), userId: z.string(), name: z.string() });
type Place = z.infer<typeof placeSchema>;

const newsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('enter'), place: placeSchema }),
  z.object({ type: z.literal('leave'), socket: z.int() }),
  z.object({ type: z.literal('lose'), socket: z.int() }),
  /** All people who are in a room through this process. `asks` requests the same from the others. */
  z.object({ type: z.literal('all'), places: z.array(placeSchema), asks: z.boolean() }),
]);
type News = z.infer<typeof newsSchema>;

export interface SharedPresence extends Presence {
  /** Asks the other processes for their people. */
  begin(): void;
  /**
   * Marks the people of ended processes as disconnected: they reconnect to another process or have left. A process has
   * ended when it is missing from two lists in a row, because a new one may send messages before it is listed. Null is
   * ignored.
   */
  keepOnly(processes: ReadonlySet<string> | null): void;
  /** True while other processes have people in rooms. */
  readonly hasOthers: boolean;
}

interface Dependencies {
  readonly clock: Clock;
  readonly bus: Bus;
  /** Called when someone arrives through another process. */
  readonly onArrival: (arrival: Move) => void;
  readonly onDeparture: (departure: Move) => void;
}

/**
 * Shares the presence in rooms between all processes. Each process announces its own sockets and stores those of all,
 * so counting needs no request. After a gap each process announces everything again.
 */
export function createSharedPresence({ clock, bus, onArrival, onDeparture }: Dependencies): SharedPresence {
  const all = createPresence(clock);
  const own = new Map<unknown, Place>();
  /** Sockets of each other process, by their names in `all`. */
  const others = new Map<string, Set<string>>();
  let missing: ReadonlySet<string> = new Set();
  let lastSocket = 0;

  const say = (news: News): void => {
    bus.publish(TOPIC, news);
  };
  const sayAll = (asks: boolean): void => {
    say({ type: 'all', places: [...own.values()], asks });
  };

  function enterFrom(from: string, { socket, rid, userId, name }: Place): void {
    const key = `${from} ${String(socket)}`;
    const sockets = others.get(from) ?? new Set<string>();
    others.set(from, sockets.add(key));
    if (all.enter(key, rid, { userId, name })) onArrival({ rid, userId, name });
  }

  function takeOut(from: string, key: string): void {
    const sockets = others.get(from);
    sockets?.delete(key);
    if (sockets?.size === 0) others.delete(from);
  }

  function receive(content: unknown, from: string): void {
    const news = newsSchema.parse(content);
    if (news.type === 'enter') enterFrom(from, news.place);
    else if (news.type === 'all') {
      const present = new Set(news.places.map(({ socket }) => `${from} ${String(socket)}`));
      for (const key of [...(others.get(from) ?? [])]) if (!present.has(key)) lose(from, key);
      for (const place of news.places) enterFrom(from, place);
      if (news.asks) sayAll(false);
    } else {
      const key = `${from} ${String(news.socket)}`;
      if (news.type === 'lose') {
        lose(from, key);
        return;
      }
      const departure = all.leave(key);
      takeOut(from, key);
      if (departure !== null) onDeparture(departure);
    }
  }

  function lose(from: string, key: string): void {
    all.lose(key);
    takeOut(from, key);
  }

  bus.subscribe(TOPIC, {
    receive,
    catchUp: () => {
      sayAll(true);
    },
  });

  return {
    count: all.count,
    rooms: all.rooms,
    sweep: all.sweep,
    begin: () => {
      sayAll(true);
    },
    enter(socket, rid, { userId, name }) {
      lastSocket += 1;
      const place = { socket: lastSocket, rid, userId, name };
      own.set(socket, place);
      say({ type: 'enter', place });
      return all.enter(socket, rid, place);
    },
    leave(socket) {
      forget(socket, 'leave');
      return all.leave(socket);
    },
    lose(socket) {
      forget(socket, 'lose');
      all.lose(socket);
    },
    keepOnly(processes) {
      if (processes === null) return;
      const gone = [...others.keys()].filter((from) => !processes.has(from));
      for (const from of gone) if (missing.has(from)) for (const key of [...(others.get(from) ?? [])]) lose(from, key);
      missing = new Set(gone);
    },
    get hasOthers() {
      return others.size > 0;
    },
  };

  function forget(socket: unknown, type: 'leave' | 'lose'): void {
    const place = own.get(socket);
    if (place === undefined) return;
    own.delete(socket);
    say({ type, socket: place.socket });
  }
}
