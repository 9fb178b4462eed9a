import fc from 'fast-check';
import { runs } from '@site/testing/runs';
import { amountInput, wholeInput } from './amountInput';
import type { InputKind, Reading } from './inputKind';
import { readAmount, readWhole } from './readAmount';

const TOO_LONG = '1'.repeat(40);

/**
 * Cases: the typed text, the shown text, the amount in fen or the reason why it is invalid, and the whole number or the
 * reason.
 */
const TEXTS: readonly (readonly [typed: string, shown: string, amount: number | string, whole: number | string])[] = [
  ['10', '10', 1_000, 10],
  ['10.5', '10.5', 1_050, 'whole'],
  ['12.50', '12.50', 1_250, 'whole'],
  ['12.', '12.', 1_200, 12],
  ['.5', '.5', 50, 'whole'],
  ['007', '007', 700, 7],
  [' 10 ', ' 10 ', 1_000, 10],
  ['　10', '　10', 1_000, 10],
  ['1,000', '1,000', 100_000, 1_000],
  ['1,000,000.5', '1,000,000.5', 100_000_050, 'whole'],
  ['1，０００．５０', '1,000.50', 100_050, 'whole'],
  ['１０', '10', 1_000, 10],
  ['10。5', '10.5', 1_050, 'whole'],
  ['¥50.00', '¥50.00', 5_000, 50],
  ['￥ 50', '¥ 50', 5_000, 50],
  ['100元', '100元', 10_000, 100],
  ['RMB 1,000.5 元', 'RMB 1,000.5 元', 100_050, 'whole'],
  ['\u202E12\u202C3', '123', 12_300, 123],
  ['123456789012', '123456789012', 12_345_678_901_200, 123_456_789_012],
  ['¥123,456,789.01', '¥123,456,789.01', 12_345_678_901, 'whole'],
  ['1234567890123', '1234567890123', 'amount_length', 'amount_length'],
  ['1234567890.01', '1234567890.01', 'amount_length', 'amount_length'],
  [TOO_LONG, TOO_LONG, 'amount_length', 'amount_length'],
  [`${TOO_LONG}1`, `${TOO_LONG.slice(1)}…`, 'amount', 'whole'],
  ['１２　34', '12　34', 'amount', 'whole'],
  ['−5', '-5', 'amount', 'whole'],
  ['1.234', '1.234', 'decimals', 'whole'],
  ['10.5555', '10.5555', 'decimals', 'whole'],
  ...[
    '-50',
    '+50',
    '1e3',
    '12,5',
    '200,50',
    '0,500',
    '00,500',
    '1,00',
    '1,0005',
    '1,00,000',
    '1000,000',
    '1,000,',
    ',100',
    '1.2.3',
    '1.000,5',
    '10元5',
    '1¥5',
    '10¥',
    '元',
    '¥',
    '.',
    '0x10',
    '1a2',
    'a12',
    '12a',
    '10 5',
    '1 000',
    '12\t34',
    '12\n34',
    '12\u00A0000',
    '1\u202F000',
    '1_000',
    '十',
    '$10',
    '10、5',
    '10:5',
    '10/5',
    "1'000",
    '5%',
    '٥',
    '½',
    '①',
    '一百',
    'NaN',
    'Infinity',
    '10元元',
    '(10)',
    '+86 138 0000 1234',
    '😀',
  ].map((text) => [text, text, 'amount', 'whole'] as const),
];

const byKey = (reads: InputKind, text: string) =>
  Array.from(text).reduce<Reading>((last, key) => reads(last.text + key, last.text), { text: '' });

describe.each<[string, InputKind, (text: string) => number | undefined, 2 | 3]>([
  ['an amount', amountInput, readAmount, 2],
  ['a whole number', wholeInput, readWhole, 3],
])('%s', (_kind, reads, read, column) => {
  it.each(TEXTS.map((row) => [row[0], row[column], row[1]] as const))(
    'parses "%s" as %s, pasted and typed key by key [R-MONEY-05] [R-MONEY-06]',
    (typed, expected, shown) => {
      const reading =
        typeof expected === 'number' ? { text: shown } : { text: shown, notice: { kind: 'refused', reason: expected, typed: shown } };

      expect(reads(typed, '')).toEqual(reading);
      expect(read(typed)).toBe(typeof expected === 'number' ? expected : undefined);
      if (typed.trim() !== typed) return;
      expect(byKey(reads, typed)).toEqual(reading);
    },
  );

  it('shows no error for blanks', () => {
    expect([reads('', '1'), reads(' ', ''), reads('\u200B', '')]).toEqual([{ text: '' }, { text: '' }, { text: '' }]);
    expect(read(' ')).toBeUndefined();
  });

  it('parses a text typed key by key like the same text pasted', () => {
    const keys = fc.array(fc.constantFrom(...Array.from('0123456789.,，。 -+e元¥a')), { maxLength: 16 });
    fc.assert(
      fc.property(keys, (typed) => {
        const text = typed.join('').trimStart();
        expect(byKey(reads, text)).toEqual(reads(text, ''));
      }),
      { numRuns: runs(200, 2_000) },
    );
  });
});

it.each(['\r', '\v', '\f', '\x85', '\u2028', '\u2029'])(
  'never joins what %j separates, and leaves it out around an amount',
  (separator) => {
    const reading = { text: '12 34', notice: { kind: 'refused', reason: 'amount', typed: '12 34' } };

    expect(amountInput(`12${separator}34`, '')).toEqual(reading);
    expect([readAmount(`12${separator}34`), readWhole(`12${separator}34`)]).toEqual([undefined, undefined]);
    expect(readAmount(`${separator}12${separator}`)).toBe(1_200);
  },
);

it.each([
  [`50${' '.repeat(60)}00`, 'a part behind the cut'],
  [`${' '.repeat(60)}50`, undefined],
])('never takes the beginning of a long text as an amount: %j', (text, hidden) => {
  expect(readAmount(amountInput(text, '').text)).toBe(hidden === undefined ? 5_000 : undefined);
});
