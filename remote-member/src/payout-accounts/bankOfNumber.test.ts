import { bankOfNumber } from './bankOfNumber';

const CODES = ['ICBC', 'CCB', 'ABC', 'BOC', 'CMB', 'PSBC'];

it.each([
  ['6222 0202 0000 1234 562', 'ICBC'],
  ['6222 02', 'ICBC'],
  ['6222 0', undefined],
  ['6217 0012 3456', 'CCB'],
  ['95599', 'ABC'],
  ['6013 82', 'BOC'],
  ['6214 83', 'CMB'],
  ['6217 99', 'PSBC'],
  // This prefix belongs to a bank that is not offered.
  ['6229 08', undefined],
  ['4000 00', undefined],
  ['', undefined],
])('the bank of %j is %s', (number, bank) => {
  expect(bankOfNumber(number, CODES)).toBe(bank);
});
