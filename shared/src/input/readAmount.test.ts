import { readAmount } from './readAmount';

it.each([
  ['10', 1_000],
  ['10.5', 1_050],
  ['12.50', 1_250],
  ['12.', 1_200],
  ['.5', 50],
  [' 20 ', 2_000],
  ['1,000', 100_000],
  ['1,000,000.5', 100_000_050],
  ['１００', 10_000],
  ['１，０００．５', 100_050],
  ['￥100', 10_000],
  ['100元', 10_000],
])('"%s" is %i fen [R-MONEY-05]', (text, fen) => {
  expect(readAmount(text)).toBe(fen);
});

it.each(['', ' ', '-50', '+50', '1e3', '12,5', '200,50', '1,00', '1.2.3', '10.555', '0x10', '一百', 'NaN', '1234567890123', '5%'])(
  '"%s" is no amount, and never another one',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);
