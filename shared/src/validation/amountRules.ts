import { AMOUNT_MAX_LENGTH, parseYuan } from '../money/fen';
import type { Rule } from './rules';

/**
 * The rules of an amount a person types: required, two decimals, 12 characters.
 *
 * @param amountOf where the form keeps the amount
 */
export function amountRules<Values>(amountOf: (values: Values) => string): readonly Rule<Values>[] {
  return [
    { holds: (values) => amountOf(values).trim() !== '', message: 'validation.amount_required' },
    { holds: (values) => parseYuan(amountOf(values)) !== undefined, message: 'validation.amount_format' },
  ];
}

/**
 * Whether an amount input takes a text while it is being typed: digits, one point, at most two decimals and 12 characters. Empty and
 * half-typed amounts such as `12.` are taken.
 *
 * Implements R-MONEY-05, R-MONEY-06.
 */
export function isAmountInput(text: string): boolean {
  return text.length <= AMOUNT_MAX_LENGTH && /^(?:\d+(?:\.\d{0,2})?)?$/.test(text);
}
