/**
 * Storage format of a pending cash-out on this device. Stored data may be manipulated, so it is validated and dropped
 * as a whole.
 */
import { fenFromWire, toWireYuan } from '@site/shared/money';
import { amountSchema, idempotencyKeySchema } from '@site/shared/wire/common';
import { check } from '@site/shared/wire/schema';
import * as z from '@site/shared/wire/zod';
import type { CashOutKey, CashOutOrder } from './cashOut';

const VERSION = 1;

const orderShape = z.object({
  v: z.literal(VERSION),
  key: idempotencyKeySchema,
  owner: z.string(),
  ticketId: z.string(),
  quoteId: z.string(),
  amount: amountSchema,
  stake: z.optional(amountSchema),
});

export function cashOutToStorage({ amount, stake, ...facts }: CashOutOrder): unknown {
  return {
    v: VERSION,
    ...facts,
    amount: toWireYuan(amount),
    ...(stake === undefined ? {} : { stake: toWireYuan(stake) }),
  } satisfies z.infer<typeof orderShape>;
}

/** @returns `undefined` when the stored value is not a valid cash-out */
export function parseCashOut(stored: unknown): CashOutOrder | undefined {
  const { value } = { value: undefined, ...check(orderShape, stored) };
  if (!value) return undefined;
  const { v: _version, key, amount, stake, ...facts } = value;
  return { ...facts, key: key as CashOutKey, amount: fenFromWire(amount), ...(stake === undefined ? {} : { stake: fenFromWire(stake) }) };
}
