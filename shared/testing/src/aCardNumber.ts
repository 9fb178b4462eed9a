/**
 * Returns a card number with its Luhn check digit, computed independently of the rule under test.
 *
 * @param start all digits except the last
 * @example aCardNumber('622202000000001') // '6222020000000015'
 */
export function aCardNumber(start: string): string {
  const sum = Array.from(start, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${start}${String((10 - (sum % 10)) % 10)}`;
}
