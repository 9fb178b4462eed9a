import { readAmount } from '@site/shared/input/readAmount';
import type { Rule } from './rules';

/**
 * The rules of an amount a person types: required, two decimals, 12 characters.
 *
 * @param amountOf where the form keeps the amount
 */
export function amountRules<Values>(amountOf: (values: Values) => string): readonly Rule<Values>[] {
  return [
    { holds: (values) => amountOf(values).trim() !== '', message: 'validation.amount_required' },
    { holds: (values) => readAmount(amountOf(values)) !== undefined, message: 'validation.amount_format' },
  ];
}
