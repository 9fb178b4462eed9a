import { moneySchema } from '@site/shared/wire/common';
import * as z from 'zod/mini';
import { localNameSchema } from '../protocol';

/** Fields that the shell reads from every venue's state. A venue adds its own: `z.extend(shellStateSchema, { … })`. */
export const shellStateSchema = z.object({
  game: z.object({ gameCode: z.string(), name: localNameSchema, venueName: localNameSchema }),
  balance: moneySchema,
  /** True for play money. */
  trial: z.boolean(),
});

export type ShellState = z.infer<typeof shellStateSchema>;
