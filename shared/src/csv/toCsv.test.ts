import fc from 'fast-check';
import Papa from 'papaparse';
import { toCsv } from './toCsv';

describe('a sheet', () => {
  it('begins with the mark of UTF-8 and has its head and rows in lines of their own', () => {
    expect(toCsv(['时间', '金额'], [['2026-11-21', -12.5]])).toBe('\u{FEFF}时间,金额\r\n2026-11-21,-12.5');
  });

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '  =1', '\uFF1D1', '\r=1'])('makes no formula of %j', (text) => {
    const [row = []] = Papa.parse<string[]>(toCsv([], [[text]]).slice(1), { skipEmptyLines: true, newline: '\r\n' }).data;

    expect(row[0]).toBe(`'${text}`);
  });

  it('gives every text back, quotes, commas and line ends included', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }), (texts) => {
        const [row = []] = Papa.parse<string[]>(toCsv(texts, []).slice(1), { newline: '\r\n' }).data;

        expect(row.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
      }),
    );
  });
});
