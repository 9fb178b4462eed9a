import fc from 'fast-check';
import Papa from 'papaparse';
import { toCsv } from './toCsv';

describe('a CSV sheet', () => {
  it('starts with the byte order mark of UTF-8, then has its head and rows on separate lines', () => {
    expect(toCsv(['时间', '金额'], [['2026-11-21', '-12.50']])).toBe('\u{FEFF}时间,金额\r\n2026-11-21,-12.50');
  });

  it.each(['=1+1', '+1', '-1+1', '-1.00+1', '-1.00\n=1', ' -1.00', '@SUM(A1)', '\t=1', '  =1', '\uFF1D1', '\r=1'])(
    'neutralises the formula %j',
    (text) => {
      const [row = []] = Papa.parse<string[]>(toCsv([], [[text]]).slice(1), { skipEmptyLines: true, newline: '\r\n' }).data;

      expect(row[0]).toBe(`'${text}`);
    },
  );

  it('round-trips every text, quotes, commas and line ends included', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (texts) => {
        const [row = []] = Papa.parse<string[]>(toCsv(texts, []).slice(1), { newline: '\r\n' }).data;

        expect(row.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
      }),
    );
  });
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['曼城 - 阿森纳', '曼城 - 阿森纳'],
])('writes the text %j as %j', (text, written) => {
  expect(toCsv(['名'], [[text]])).toBe(`\u{FEFF}名\r\n${written}`);
});

it('marks the file as UTF-8 for spreadsheets, and writes both decimals of an amount, below zero too', () => {
  expect(
    toCsv(
      ['内容', '输赢'],
      [
        ['赢', '10.00'],
        ['输', '-100.50'],
      ],
    ),
  ).toBe('\u{FEFF}内容,输赢\r\n赢,10.00\r\n输,-100.50');
});
