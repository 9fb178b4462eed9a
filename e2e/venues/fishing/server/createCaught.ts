import type { Fish } from '../engine';

/**
 * Fish that each player has caught. They are gone for that player, while others still see them. Kept only in memory,
 * because money does not depend on it.
 */
export interface Caught {
  of(session: string): ReadonlySet<string>;
  add(session: string, fish: readonly Pick<Fish, 'id'>[]): void;
  /** Forgets fish that are no longer in the waters. */
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
