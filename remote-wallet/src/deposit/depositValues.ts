import { readAmount } from '@site/shared/input';
import { floorToFen, ratio, type Fen } from '@site/shared/money';
import type { DepositGift, DepositMethod } from './deposit';

export interface DepositValues {
  readonly methodCode: string | undefined;
  /** Amount as typed, in yuan. */
  readonly amount: string;
}

/** First error of the form; its text is under `deposit.error`. */
export type DepositError =
  | 'method_required'
  | 'method_closed'
  | 'amount_required'
  | 'amount_format'
  | 'below_min'
  | 'above_max'
  | 'below_gift';

export type DepositCheck =
  | { readonly ok: true; readonly method: DepositMethod; readonly amount: Fen }
  | { readonly ok: false; readonly error: DepositError; readonly method: DepositMethod | undefined };

/**
 * Validates the deposit form: an open method, and an amount with at most two decimals within the bounds (inclusive) and
 * not below the minimum of the chosen promotion. The button, the field message and the request all use the same result.
 */
export function checkDeposit(values: DepositValues, methods: readonly DepositMethod[], gift?: DepositGift): DepositCheck {
  const method = methods.find(({ code }) => code === values.methodCode);
  const refuse = (error: DepositError): DepositCheck => ({ ok: false, error, method });
  if (!method) return refuse('method_required');
  if (!method.isOpen) return refuse('method_closed');
  if (values.amount.trim() === '') return refuse('amount_required');
  const amount = readAmount(values.amount);
  if (amount === undefined) return refuse('amount_format');
  if (amount < method.min) return refuse('below_min');
  if (amount > method.max) return refuse('above_max');
  if (gift && amount < gift.least) return refuse('below_gift');
  return { ok: true, method, amount };
}

/** Returns the chosen method when it is open, otherwise the recommended one, otherwise the first open one. */
export function methodFor(chosen: string | undefined, methods: readonly DepositMethod[]): DepositMethod | undefined {
  const open = methods.filter(({ isOpen }) => isOpen);
  return open.find(({ code }) => code === chosen) ?? open.find(({ isRecommended }) => isRecommended) ?? open[0];
}

/**
 * Returns the gift for a deposit, rounded down to the fen; `undefined` when the deposit is too small. Example: 10 % of
 * ¥123.45 is ¥12.34.
 */
export function giftOf(amount: Fen, { least, percent, most }: DepositGift): Fen | undefined {
  if (amount < least) return undefined;
  const share = floorToFen(amount, ratio(percent, 100));
  return share > most ? most : share;
}
