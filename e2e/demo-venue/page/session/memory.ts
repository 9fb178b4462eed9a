import * as z from '@site/shared/wire/zod';

const fenSchema = z.int();
const keptSchema = z.object({
  /** The ticket that opened the session: spent, and so no secret any more. Another one means another launch. */
  ticket: z.string(),
  token: z.string(),
  /** A stake whose round is not known yet. */
  pending: z.nullable(z.object({ roundId: z.string(), stake: fenSchema })),
  stake: z.nullable(fenSchema),
  history: z.readonly(z.array(z.object({ at: z.int(), roundId: z.string(), stake: fenSchema, back: fenSchema, balance: fenSchema }))),
});

/** The state that a reload continues from. */
export type Kept = z.infer<typeof keptSchema>;

export interface Memory {
  /** Null where nothing is stored, or it can't be read. */
  read(): Kept | null;
  write(kept: Kept): void;
  clear(): void;
}

/** Stored in the tab's session storage on the game's own origin, for each game separately. */
export function createMemory(storage: Storage, gameCode: string): Memory {
  const key = `slot:${gameCode}`;
  return {
    read() {
      try {
        return keptSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
      } catch {
        return null;
      }
    },
    write(kept) {
      storage.setItem(key, JSON.stringify(kept));
    },
    clear() {
      storage.removeItem(key);
    },
  };
}
