import { parseYuan, type Fen } from '@site/shared/money';

/** What is wrong with the amount; each has its text under `transfer_in.error`. */
export type TransferError = 'required' | 'format' | 'zero' | 'above_balance';

export type TransferCheck = { readonly ok: true; readonly amount: Fen } | { readonly ok: false; readonly error: TransferError };

/**
 * Checks the amount to bring into a venue: given, at most two decimals and 12 characters, above 0, no more than the central wallet holds.
 *
 * @param central `undefined` while it is not known: then the platform alone decides
 * Implements R-VAL-46 to R-VAL-48.
 */
export function checkTransfer(text: string, central: Fen | undefined): TransferCheck {
  if (text.trim() === '') return { ok: false, error: 'required' };
  const amount = parseYuan(text);
  if (amount === undefined) return { ok: false, error: 'format' };
  if (amount === 0) return { ok: false, error: 'zero' };
  if (central !== undefined && amount > central) return { ok: false, error: 'above_balance' };
  return { ok: true, amount };
}
