import { assertNever } from '@site/shared/assert';
import { DEFAULT_COUNTRY, isEmail, isPhoneOf } from '@site/shared/validation';
import { findCardFault } from '@site/shared/validation/cardNumber';
import { isCoinAddress } from '@site/shared/validation/coinAddress';
import type { PayoutAccountKind } from './payoutAccount';

/** Values of the form. `code` is the bank or the network; `undefined` until one is chosen. */
export interface PayoutAccountValues {
  readonly kind: PayoutAccountKind;
  readonly code: string | undefined;
  /** Card number, address or Alipay account as entered. */
  readonly number: string;
}

/** Errors of the form. Their texts are under `accounts.error`. */
export type PayoutAccountError =
  | 'bank_required'
  | 'network_required'
  | 'card_length'
  | 'card_issuer'
  | 'card_check_digit'
  | 'address_required'
  | 'address_format'
  | 'alipay_format';

/** New account in the form in which it is sent, or errors by field. */
export type PayoutAccountCheck =
  | { readonly ok: true; readonly account: NewPayoutAccount }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<'code' | 'number', PayoutAccountError>>> };

export type NewPayoutAccount =
  | { readonly kind: 'bank'; readonly bank: string; readonly number: string }
  | { readonly kind: 'virtual'; readonly network: string; readonly address: string }
  | { readonly kind: 'alipay'; readonly account: string };

export function checkPayoutAccount({ kind, code, number }: PayoutAccountValues): PayoutAccountCheck {
  switch (kind) {
    case 'bank': {
      const digits = number.replace(/\s/g, '');
      const fault = findCardFault(digits);
      if (code !== undefined && fault === undefined) return { ok: true, account: { kind, bank: code, number: digits } };
      return refuse(code === undefined && 'bank_required', fault !== undefined && `card_${fault}`);
    }
    case 'virtual': {
      const address = number.trim();
      if (code === undefined) return refuse('network_required', address === '' && 'address_required');
      if (address === '') return refuse(false, 'address_required');
      return isCoinAddress(code, address) ? { ok: true, account: { kind, network: code, address } } : refuse(false, 'address_format');
    }
    case 'alipay': {
      const account = number.trim();
      return isAlipayAccount(account) ? { ok: true, account: { kind, account } } : refuse(false, 'alipay_format');
    }
    default:
      return assertNever(kind);
  }
}

/** Returns true for a phone number of mainland China or an e-mail address. */
export function isAlipayAccount(text: string): boolean {
  return isPhoneOf(DEFAULT_COUNTRY, text) || isEmail(text);
}

function refuse(code: PayoutAccountError | false, number: PayoutAccountError | false): PayoutAccountCheck {
  return { ok: false, errors: { ...(code && { code }), ...(number && { number }) } };
}
