import { amountSchema } from '@site/shared/wire/common';
import { paymentTypeSchema } from '@site/shared/wire/funds';
import * as z from 'zod/mini';
import type { Fen, Trx } from '../kernel';
import { parseYuan } from '../kernel';
import paymentTypes from './paymentTypes.json';
import type { FundsTables } from './tables';

/** Time that an order waits for its money. */
const PAY_WITHIN_SECONDS = 15 * 60;

const QUICK_AMOUNTS = ['100.00', '500.00', '1000.00', '3000.00', '5000.00', '10000.00', '50000.00'];

const localized = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string() });

const seedSchema = z.array(
  z.object({
    code: z.string(),
    waiting: paymentTypeSchema.shape.waiting,
    min: amountSchema,
    max: amountSchema,
    isRecommended: z._default(z.boolean(), false),
    isInMaintenance: z._default(z.boolean(), false),
    name: localized,
    payee: z.object({ bank: localized, name: z.string(), account: z.string() }),
  }),
);

/** Adds the missing deposit methods. Existing ones keep the operator's changes. */
export async function seedFunds(trx: Trx): Promise<void> {
  await trx
    .withTables<FundsTables>()
    .insertInto('payment_type')
    .values(
      seedSchema.parse(paymentTypes).map(({ code, waiting, min, max, isRecommended, isInMaintenance, name, payee }, position) => ({
        code,
        position,
        name: JSON.stringify(name),
        min_amount: mustParseYuan(min),
        max_amount: mustParseYuan(max),
        quick_amounts: JSON.stringify(
          QUICK_AMOUNTS.filter((amount) => mustParseYuan(amount) >= mustParseYuan(min) && mustParseYuan(amount) <= mustParseYuan(max)),
        ),
        pay_within_seconds: PAY_WITHIN_SECONDS,
        waiting,
        state: isInMaintenance ? ('maintenance' as const) : ('open' as const),
        is_recommended: isRecommended,
        payee: JSON.stringify(payee),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function mustParseYuan(text: string): Fen {
  const amount = parseYuan(text);
  if (amount === null) throw new RangeError(`${text} is no amount`);
  return amount;
}
