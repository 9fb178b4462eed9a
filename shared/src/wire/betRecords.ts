import { defineCall } from './call';
import { amountSchema, countSchema, instantSchema, pageRequestSchema } from './common';
import { ticketSchema } from './tickets';
import * as z from './zod';

export const betRecordListCall = defineCall({
  path: '/game/api/v1/record/betRecordList',
  request: z.object({ ...pageRequestSchema.shape, from: instantSchema, to: instantSchema }),
  response: z.object({ total: countSchema, list: z.array(ticketSchema) }),
});

export const betRecordTotalCall = defineCall({
  path: '/game/api/v1/record/betRecordTotal',
  request: z.object({ from: instantSchema, to: instantSchema }),
  response: z.object({ count: countSchema, stake: amountSchema, payout: amountSchema }),
});
