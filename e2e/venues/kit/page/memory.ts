import type * as z from 'zod/mini';
import type { GuardedStorage } from './guardedStorage';

/** Session data that every page stores to continue after a reload. */
export interface KeptSession {
  /** Ticket that opened the session. It is spent and thus no secret; a different ticket means a new launch. */
  readonly ticket: string;
  readonly token: string;
}

export interface Memory<Kept extends KeptSession> {
  /** Returns null when nothing is stored or the stored value is invalid. */
  read(): Kept | null;
  write(kept: Kept): void;
  clear(): void;
}

/**
 * Stores the session in the tab's session storage on the game's own origin. When the browser refuses, it stays in
 * memory and a reload needs a new launch.
 *
 * @param key differs for each game: `slot:JG-pearl`
 */
export function createMemory<Kept extends KeptSession>(storage: GuardedStorage, key: string, schema: z.ZodMiniType<Kept>): Memory<Kept> {
  return {
    read() {
      try {
        return schema.parse(JSON.parse(storage.read(key) ?? ''));
      } catch {
        return null;
      }
    },
    write(kept) {
      storage.write(key, JSON.stringify(kept));
    },
    clear() {
      storage.remove(key);
    },
  };
}
