import fc from 'fast-check';
import { aCardNumber } from '@site/testing/aCardNumber';
import { findCardFault } from './cardNumber';

describe('the card number of a withdrawal', () => {
  it.each([
    ['', 'length'],
    ['622202000000001', 'length'],
    ['62220200000000010000', 'length'],
    ['6222 0200 0000 000', 'length'],
    ['622202000000000a', 'length'],
    ['0000000000000000', 'issuer'],
    ['1111111111111111', 'issuer'],
    ['9999999999999995', 'issuer'],
    ['6999999999999990', 'issuer'],
    ['6011000990139424', 'issuer'],
    ['3528000700000000', 'issuer'],
    ['6222020000000001', 'check_digit'],
    ['6228480402564890019', 'check_digit'],
    ['4111111111111112', 'check_digit'],
  ])('refuses "%s": %s', (number, fault) => {
    expect(findCardFault(number)).toBe(fault);
  });

  it.each([
    ['UnionPay, 16 digits', '6222020000000000'],
    ['UnionPay, 17 digits', '62170000000000000'],
    ['UnionPay, 18 digits', '621700000000000000'],
    ['UnionPay, 19 digits', '6228480402564890000'],
    ['UnionPay 621', '6217850000000000'],
    ['UnionPay 623', '6230580000000000000'],
    ['UnionPay 628', '6282880000000000'],
    ['UnionPay 81', '8171990000000000'],
    ['Visa debit', '4563510000000000000'],
    ['Mastercard debit', '5482590000000000'],
    ['Mastercard of the 2 range', '2223000000000000'],
    ['ICBC before 62', '9558800000000000000'],
    ['ABC before 62', '9559980000000000000'],
    ['PSBC before 62', '9551000000000000000'],
    ['BOC before 62', '6013820000000000000'],
    ['BCM before 62', '60142800000000000'],
    ['CMB before 62', '690755000000000000'],
  ])('is accepted with its check digit: %s', (_issuer, start) => {
    const number = aCardNumber(start.slice(0, -1));
    expect(number).toHaveLength(start.length);
    expect(findCardFault(number)).toBeUndefined();
  });

  it('refuses any other last digit, and two swapped neighbours', () => {
    const starts = fc.stringMatching(/^622202\d{9,12}$/);
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 9 }), (start, step) => {
        const number = aCardNumber(start);
        const other = String((Number(number.at(-1)) + step) % 10);
        expect(findCardFault(`${start}${other}`)).toBe('check_digit');
      }),
    );
    expect(findCardFault(aCardNumber('622202000000012'))).toBeUndefined();
    expect(findCardFault(aCardNumber('622202000000012').replace('12', '21'))).toBe('check_digit');
  });
});
