import { readAmount } from '@site/shared/input';
import { type Fen } from '@site/shared/money';

/** Reason why an amount is refused; its text is under `transfer_in.error`. */
export type TransferError = 'required' | 'format' | 'zero' | 'above_balance';

export type TransferCheck = { readonly ok: true; readonly amount: Fen } | { readonly ok: false; readonly error: TransferError };

/**
 * Validates the amount of a transfer: not empty, at most two decimals and 12 characters, above 0 and at most the
 * central balance.
 *
 * @param central `undefined` while unknown; only the platform then checks it
 *
 * Implements R-VAL-46 to R-VAL-48.
 */
export function checkTransfer(text: string, central: Fen | undefined): TransferCheck {
  if (text.trim() === '') return { ok: false, error: 'required' };
  const amount = readAmount(text);
  if (amount === undefined) return { ok: false, error: 'format' };
  if (amount === 0) return { ok: false, error: 'zero' };
  if (central !== undefined && amount > central) return { ok: false, error: 'above_balance' };
  return { ok: true, amount };
}
