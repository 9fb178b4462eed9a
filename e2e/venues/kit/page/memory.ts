import type * as z from 'zod/mini';
import type { GuardedStorage } from './guardedStorage';

/** What every page keeps of its session: with it a reload goes on where it was. */
export interface KeptSession {
  /** The ticket that opened the session: spent, and so no secret any more. Another one means another launch. */
  readonly ticket: string;
  readonly token: string;
}

export interface Memory<Kept extends KeptSession> {
  /** Null where nothing is stored, or it can't be read. */
  read(): Kept | null;
  write(kept: Kept): void;
  clear(): void;
}

/**
 * Stored in the tab's session storage on the game's own origin, or in the page alone where the browser refuses that: then a reload needs another launch.
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
