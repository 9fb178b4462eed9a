import naughty from 'big-list-of-naughty-strings';
import { amountInput, cardInput, codeInput, compactInput, nameInput, phoneInput, textInput, wholeInput } from './index';
import type { InputKind, Reading } from './inputKind';

const NUMBERS = /^[\d. ]*$/;
/** Matches text without control characters, halves of a character, direction marks and invisible characters. */
const PLAIN = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]*$/u;

const KINDS: readonly (readonly [kind: string, reads: InputKind, allowed: RegExp, longest: number])[] = [
  ['amount', amountInput, PLAIN, 40],
  ['whole', wholeInput, PLAIN, 40],
  ['code', codeInput(6), NUMBERS, 6],
  ['card', cardInput, NUMBERS, 23],
  ['phone', phoneInput('86', 11), NUMBERS, 11],
  ['text', textInput(200), PLAIN, 200],
  ['compact', compactInput(40), PLAIN, 40],
  ['name', nameInput(30), PLAIN, 30],
];

function typedByKey(reads: InputKind, text: string): Reading {
  return Array.from(text).reduce<Reading>((last, key) => reads(last.text + key, last.text), { text: '' });
}

describe.each(KINDS)('a control that reads %s', (_kind, reads, allowed, longest) => {
  it('accepts every naughty string, pasted, pasted into a text, or by key, and holds only valid text', () => {
    const wrong = naughty.flatMap((string) => {
      const before = reads('12', '').text;
      const taken = [reads(string, ''), reads(`${before.slice(0, 1)}${string}${before.slice(1)}`, before), typedByKey(reads, string)];
      return taken.filter(({ text }) => !allowed.test(text) || text.length > longest).map(({ text }) => ({ string, text }));
    });

    expect(wrong).toEqual([]);
  });

  it('shows a notice if it drops a part of a pasted naughty string', () => {
    const silent = naughty.filter((string) => {
      const { text, notice } = reads(string, '');
      const shown = (value: string): string => value.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');
      return notice === undefined && text === '' && shown(string) !== '';
    });

    expect(silent).toEqual([]);
  });
});
