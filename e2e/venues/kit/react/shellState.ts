import { moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { localNameSchema } from '../protocol';

/** What the shell reads of every venue's state; a venue adds its own: `z.extend(shellStateSchema, { … })`. */
export const shellStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema }),
  balance: moneySchema,
  /** Play money. */
  trial: z.boolean(),
});

export type ShellState = z.infer<typeof shellStateSchema>;
