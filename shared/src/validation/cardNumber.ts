import validator from 'card-validator';

/** Faults in the number of a card for payouts. */
export type CardFault = 'length' | 'issuer' | 'check_digit';

/** Schemes of the debit cards that mainland banks issue. */
const SCHEMES: readonly string[] = ['unionpay', 'visa', 'mastercard'];

/**
 * Debit cards from before UnionPay's 62 that are still in use: ICBC, ABC, PSBC, BOC, CCB, BCM, CMB and PAB. The library
 * knows no Chinese range except UnionPay's.
 */
const OLDER_SCHEME = 'mainland-debit';
const OLDER_RANGES: (number | [number, number])[] = [9558, [95595, 95599], 955100, 601382, 589970, 601428, 690755, 602907];

validator.creditCardType.addCard({
  niceType: 'Debit',
  type: OLDER_SCHEME,
  patterns: OLDER_RANGES,
  gaps: [4, 8, 12],
  lengths: [16, 17, 18, 19],
  code: { name: 'CVN', size: 3 },
});

/**
 * Returns the fault of a card number, or `undefined`: it must have 16 to 19 digits, start with a range of an issuer
 * whose cards accept payouts, and end with its Luhn check digit. The form and the platform share this rule.
 *
 * @param digits without spaces
 * @example findCardFault('0000000000000000') // 'issuer'
 */
export function findCardFault(digits: string): CardFault | undefined {
  if (!/^\d{16,19}$/.test(digits)) return 'length';
  const { card, isValid } = validator.number(digits, { luhnValidateUnionPay: true });
  if (card === null || ![...SCHEMES, OLDER_SCHEME].includes(card.type)) return 'issuer';
  if (!card.lengths.includes(digits.length)) return 'length';
  return isValid ? undefined : 'check_digit';
}
