import { marketPhaseSchema } from '../wire/matches';
import * as z from '@site/shared/wire/zod';

/**
 * Shape of a bet slip entry as it is stored and passed on, in the field names of the specification. The rules of the
 * sports package use their own entry type instead.
 *
 * Implements R-SLIP-01 to R-SLIP-07.
 */
export const slipEntryShape = z.object({
  gameInfo: z.object({ gameId: z.string(), hgid: z.string(), gide: z.string(), team_h: z.string(), team_c: z.string() }),
  playInfo: z.object({ w: z.string() }),
  /** `gameId` is present if the selection is on an alternative line, which has its own game id. */
  oddInfo: z.object({ r: z.string(), gameId: z.optional(z.string()) }),
  /** `active` is `Y` while the ticket `ticket_id` awaits its outcome (decision 47). */
  bettingData: z.object({ active: z.enum(['Y', 'N']), ticket_id: z.string() }),
  /** The market phase of an outright; empty for a normal selection. */
  championRate: z.object({ rtype: z.union([marketPhaseSchema, z.literal('')]) }),
  isInvalid: z.boolean(),
});
export type SlipEntryShape = z.infer<typeof slipEntryShape>;
