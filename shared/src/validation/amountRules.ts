import { readAmount } from '@site/shared/input/readAmount';
import type { Rule } from './rules';

/**
 * Returns the rules of a typed amount: required, two decimals, 12 characters.
 *
 * @param amountOf returns the amount from the values of the form
 */
export function amountRules<Values>(amountOf: (values: Values) => string): readonly Rule<Values>[] {
  return [
    { holds: (values) => amountOf(values).trim() !== '', message: 'validation.amount_required' },
    { holds: (values) => readAmount(amountOf(values)) !== undefined, message: 'validation.amount_format' },
  ];
}
