import type { Fish } from '../engine';

/** Which fish each player has caught: they are not there for that player, while others still see them. Not a matter of money, so kept in memory only. */
export interface Caught {
  of(session: string): ReadonlySet<string>;
  add(session: string, fish: readonly Pick<Fish, 'id'>[]): void;
  /** Forgets what is no longer in the waters. */
  sweep(isLater: (fish: string) => boolean): void;
}

const NONE: ReadonlySet<string> = new Set();

export function createCaught(): Caught {
  const sessions = new Map<string, Set<string>>();
  return {
    of: (session) => sessions.get(session) ?? NONE,
    add(session, fish) {
      if (fish.length === 0) return;
      const own = sessions.get(session) ?? new Set();
      for (const { id } of fish) own.add(id);
      sessions.set(session, own);
    },
    sweep(isLater) {
      for (const [session, own] of sessions) {
        for (const fish of own) if (!isLater(fish)) own.delete(fish);
        if (own.size === 0) sessions.delete(session);
      }
    },
  };
}
