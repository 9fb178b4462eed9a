import { refuseIllegal } from './legalInput';

const isRefused = (given: unknown, kind?: 'line' | 'lines'): boolean => {
  try {
    refuseIllegal(given, kind);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ code: 6008 });
    return true;
  }
};

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

it.each([
  ['a text', '林海 O’Neill 🏳️‍🌈', false],
  ['a zero byte', 'a\0b', true],
  ['a control of the first set', '\u001b[31m', true],
  ['a control of the second set', 'a\u0085', true],
  ['the delete character', '\u007f', true],
  ['half of a character', 'a\ud800', true],
  ['a line break in a line', 'a\nb', true],
  ['a zero byte as a name', { 'a\0': 1 }, true],
  ['one deep inside', { a: [{ b: '\0' }] }, true],
  ['a number', -12.5, false],
  ['the largest whole number', Number.MAX_SAFE_INTEGER, false],
  ['one beyond it', 2 ** 53, true],
  ['one below the least', -(2 ** 53), true],
  ['an endless number', JSON.parse('1e309'), true],
  ['no number', Number.NaN, true],
  ['nothing', null, false],
  ['a yes', true, false],
  ['twelve levels', nested(12), false],
  ['thirteen levels', nested(13), true],
  ['a hundred thousand levels', nested(100_000), true],
])('%s', (_what, given, refused) => {
  expect(isRefused(given)).toBe(refused);
});

it('a text of lines has tabs and line breaks, and no other control', () => {
  expect(isRefused({ content: 'a\r\n\tb' }, 'lines')).toBe(false);
  expect(isRefused({ content: 'a\u000bb' }, 'lines')).toBe(true);
  expect(isRefused({ content: 'a\u0000b' }, 'lines')).toBe(true);
  expect(isRefused({ content: 'a\ud800b' }, 'lines')).toBe(true);
  expect(isRefused({ 'a\nb': 1 }, 'lines')).toBe(true);
});
