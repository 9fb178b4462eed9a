import { amountSchema, countSchema, instantSchema, pageRequestSchema } from '@site/shared/wire/common';
import { defineMethod } from '@site/shared/wire/resource';
import { ticketSchema } from './tickets';
import * as z from '@site/shared/wire/zod';

/** A page of tickets; `totals` cover all pages. */
const ticketPage = z.object({
  total: countSchema,
  list: z.array(ticketSchema),
  totals: z.optional(z.object({ risk: amountSchema, payout: amountSchema })),
});

export const TICKET_METHODS = {
  openBets: defineMethod('openBets', z.object({}), z.object({ list: z.array(ticketSchema) })),
  results: defineMethod(
    'results',
    z.object({
      ...pageRequestSchema.shape,
      from: z.optional(instantSchema),
      to: z.optional(instantSchema),
      /** Restricts the list to tickets with this outcome. */
      ended: z.optional(z.enum(['won', 'lost', 'push', 'void', 'cashed-out'])),
      mode: z.optional(z.enum(['single', 'parlay', 'system'])),
    }),
    ticketPage,
  ),
} as const;
