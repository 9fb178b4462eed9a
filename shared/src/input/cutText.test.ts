import { charactersOf, cutText, firstCharacter } from './cutText';

const FAMILY = '👨‍👩‍👧';
const FLAG = '🇨🇳';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  [`${'x'.repeat(23)}😀`, 24, 'x'.repeat(23)],
  [`ab${FAMILY}c`, 5, 'ab'],
  [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
  [`a${FLAG}`, 3, 'a'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['林\u{E0100}海', 2, ''],
  [FAMILY, 1, ''],
  ['', 3, ''],
])('cuts "%s" to %i units as "%s"', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
  expect(cutText(text, max)).not.toMatch(/\p{Cs}/u);
});

it.each([
  ['林海', '林'],
  [`${FAMILY}队`, FAMILY],
  ['𠮷田', '𠮷'],
  ['', ''],
])('returns of "%s" the first character "%s"', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});

it('splits a text into characters as a reader sees them', () => {
  expect(charactersOf(`𠮷${FAMILY}${FLAG}e\u0301林\u{E0100}`)).toEqual(['𠮷', FAMILY, FLAG, 'e\u0301', '林\u{E0100}']);
  expect(charactersOf('')).toEqual([]);
});
