import fc from 'fast-check';
import texts from '../i18n/locales/zh-CN/shared.json';
import { amountInput, cardInput, codeInput, compactInput, nameInput, phoneInput, textInput, wholeInput } from './index';
import type { InputKind, Reading } from './inputKind';
import { runs } from '@site/testing/runs';

const KINDS = {
  amount: amountInput,
  whole: wholeInput,
  code: codeInput(6),
  card: cardInput,
  phone: phoneInput('86', 11),
  text: textInput(20),
  compact: compactInput(20),
  name: nameInput(20),
} as const;

type Kind = keyof typeof KINDS;
type Way = (reads: InputKind) => Reading;

/** Pastes a text at the end of an empty control, or in place of a part of its text. */
const paste =
  (text: string, before = '', from = before.length, to = from): Way =>
  (reads) =>
    reads(`${before.slice(0, from)}${text}${before.slice(to)}`, before);

/** Types a text key by key, each key after the control's reading of the previous one. */
const keys =
  (text: string): Way =>
  (reads) =>
    Array.from(text).reduce<Reading>((last, key) => reads(last.text + key, last.text), { text: '' });

const LONG = '1'.repeat(40);
const LINE = '1'.repeat(20);
const CODE_MESSAGE = '【曜界】验证码482913，5分钟内有效';

/** Content of the control, or the notice after a sign: `✗` for a rejected text or key, `✂` for a cut text. */
const NUMBERS: readonly (readonly [string, Way, ...string[]])[] = [
  // Columns: description, input, code, card, phone.
  ['plain, pasted', paste('1234'), '1234', '1234', '1234'],
  ['plain, by key', keys('1234'), '1234', '1234', '1234'],
  ['spaces around', paste(' 50 '), '50', '50', '50'],
  ['spaces between, by key', keys('1 2 3'), '123', '123', '123'],
  ['a grouping comma', paste('1,000'), '✗digits', '✗card', '✗phone'],
  ['a grouping comma, by key', keys('1,000'), '1000', '1000', '1000'],
  ['millions, by key', keys('1,000,000'), '100000✗digits', '1000 000', '1000000'],
  ['a comma that groups nothing, by key', keys('12,5'), '125', '125', '125'],
  ['a comma for the point of half a yuan', paste('0,500'), '✗digits', '✗card', '✗phone'],
  ['a comma for the point of half a yuan, by key', keys('0,500'), '0500', '0500', '0500'],
  ['a comma for a point, by key', keys('200,50'), '20050', '2005 0', '20050'],
  ['a comma and a point, by key', keys('12,5.'), '125', '125', '125'],
  ['a comma too early, by key', keys('1000,5'), '10005', '1000 5', '10005'],
  ['a comma that groups nothing, one digit deleted', paste('', '12,50', 4, 5), '✗digits', '✗card', '✗phone'],
  ['a comma that groups nothing', paste('1,00'), '✗digits', '✗card', '✗phone'],
  ['full-width digits', paste('１０００'), '1000', '1000', '1000'],
  ['full-width comma and point', paste('１，０００．５０'), '✗digits', '✗card', '✗phone'],
  ['a full stop of an input method, by key', keys('10。5'), '105', '105', '105'],
  ['a currency sign', paste('¥50.00'), '✗digits', '✗card', '✗phone'],
  ['a full-width currency sign', paste('￥ 50'), '✗digits', '✗card', '✗phone'],
  ['a unit behind', paste('50元'), '✗digits', '✗card', '✗phone'],
  ['a unit alone, over another sum', paste('元', '50', 0, 2), '✗digits', '✗card', '✗phone'],
  ['a country code', paste('+86 138 0000 1234'), '✗digits', '✗card', '13800001234'],
  ['a country code, by key', keys('+8613800001234'), '861380✗digits', '8613 8000 0123 4', '13800001234'],
  ['a country code in brackets', paste('(+86)138-0000-1234'), '✗digits', '✗card', '13800001234'],
  ['a country code without its sign', paste('8613800001234'), '✗digits', '8613 8000 0123 4', '13800001234'],
  ['a dialled country code', paste('0086-138-0000-1234'), '✗digits', '0086 1380 0001 234', '13800001234'],
  ['a dialled country code, by key', keys('008613800001234'), '008613✗digits', '0086 1380 0001 234', '13800001234'],
  ['the code of another country', paste('+852 6123 4567'), '✗digits', '✗card', '✗country'],
  ['odd groups of digits', paste('1 380 000 1234'), '✗digits', '1380 0001 234', '13800001234'],
  ['a sentence with a code', paste(CODE_MESSAGE), '482913', '✗card', '✗phone'],
  ['a sentence with a code, over another', paste(CODE_MESSAGE, '111', 0, 3), '482913', '✗card', '✗phone'],
  ['a sentence with two codes', paste('482913或482914'), '✗digits', '✗card', '✗phone'],
  ['direction marks', paste('\u202E12\u202C3'), '123', '123', '123'],
  ['zero-width characters', paste('1\u200B2\uFEFF3'), '123', '123', '123'],
  ['letters', paste('abc'), '✗digits', '✗card', '✗phone'],
  ['a letter between digits, by key', keys('1a2'), '12', '12', '12'],
  ['a letter first, by key', keys('a12'), '12', '12', '12'],
  ['a letter at the end, by key', keys('12a'), '12✗digits', '12✗card', '12✗phone'],
  ['negative', paste('-50'), '50', '50', '50'],
  ['negative, by key', keys('-50'), '50', '50', '50'],
  ['an exponent', paste('1e3'), '✗digits', '✗card', '✗phone'],
  ['an exponent, by key', keys('1e3'), '13', '13', '13'],
  ['two decimals', paste('10.50'), '1050', '1050', '1050'],
  ['three decimals', paste('10.555'), '10555', '1055 5', '10555'],
  ['three decimals, by key', keys('10.555'), '10555', '1055 5', '10555'],
  ['four decimals, by key', keys('10.5555'), '105555', '1055 55', '105555'],
  ['two points, by key', keys('1.5.5'), '155', '155', '155'],
  ['a point at the end', paste('12.'), '12', '12', '12'],
  ['a point at the start, by key', keys('.5'), '5', '5', '5'],
  ['leading zeros', paste('007'), '007', '007', '007'],
  ['too long', paste(LONG), '✗digits', '✗card', '✗phone'],
  ['too long, by key', keys(LONG), '111111✗digits', '1111 1111 1111 1111 111✗card', '11111111111✗phone'],
  ['into the middle', paste('56', '1234', 2), '125634', '1256 34', '125634'],
  ['nonsense into the middle', paste('x.y', '1234', 2), '✗digits', '✗card', '✗phone'],
  ['instead of a selection', paste('9', '1234', 1, 3), '194', '194', '194'],
  ['a letter instead of everything', paste('x', '1234', 0, 4), '✗digits', '✗card', '✗phone'],
  ['emptied', paste('', '1234', 0, 4), '', '', ''],
  ['a line break', paste('12\r\n34'), '1234', '1234', '1234'],
  ['a tab', paste('1\t2'), '12', '12', '12'],
  ['an emoji', paste('😀'), '✗digits', '✗card', '✗phone'],
]; // prettier-ignore

const TEXTS: readonly (readonly [string, Way, ...string[]])[] = [
  // Columns: description, input, text, compact, name.
  ['plain, pasted', paste('abc 林海'), 'abc 林海', 'abc林海', 'abc林海'],
  ['plain, by key', keys('abc'), 'abc', 'abc', 'abc'],
  ['spaces around', paste(' 林海 '), ' 林海 ', '林海', '林海'],
  ['spaces between, by key', keys('a b'), 'a b', 'ab', 'a b'],
  ['a space between Chinese characters', paste('林 海'), '林 海', '林海', '林海'],
  ['an ideographic space', paste('林　海'), '林　海', '林海', '林海'],
  ['full-width letters', paste('Ａｂ１'), 'Ａｂ１', 'Ab1', 'Ab1'],
  ['a full stop of an input method', paste('a@b。com'), 'a@b。com', 'a@b.com', 'a@b·com'],
  ['another middle dot', paste('阿依•买买提'), '阿依•买买提', '阿依•买买提', '阿依·买买提'],
  ['a katakana middle dot, by key', keys('阿依・买'), '阿依・买', '阿依・买', '阿依·买'],
  ['a grouping comma', paste('1,000'), '1,000', '1,000', '1,000'],
  ['a long dash', paste('a—b'), 'a—b', 'a-b', 'a-b'],
  ['a country code', paste('+86 138'), '+86 138', '+86138', '+86 138'],
  ['a sentence', paste('验证码482913，有效'), '验证码482913，有效', '验证码482913,有效', '验证码482913,有效'],
  ['direction marks', paste('\u202E林\u2066海\u200F'), '林海', '林海', '林海'],
  ['zero-width characters', paste('林\u200B\u200C\u200D海\uFEFF'), '林海', '林海', '林海'],
  ['other invisible characters', paste('林\u00AD\u3164\u2800\u034F海\u{E0041}'), '林海', '林海', '林海'],
  ['controls', paste('林\0海\x1B'), '林海', '林海', '林海'],
  ['half a character', paste('林\uD83D海'), '林海', '林海', '林海'],
  ['an emoji of several', paste('👨‍👩‍👧❤️'), '👨‍👩‍👧❤️', '👨‍👩‍👧❤️', '👨‍👩‍👧❤️'],
  ['a flag of letters', paste('🏴󠁧󠁢󠁥󠁮󠁧󠁿'), '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['negative', paste('-50'), '-50', '-50', '-50'],
  ['too long', paste(LONG), `${LINE}✂20`, `${LINE}✂20`, `${LINE}✂20`],
  ['too long, by key', keys(LONG), `${LINE}✂20`, `${LINE}✂20`, `${LINE}✂20`],
  ['too long by its spaces only', paste(`${LINE} `), `${LINE}✂20`, LINE, `${LINE}✂20`],
  ['too long into the middle', paste('999', LINE.slice(2), 1), `199${LINE.slice(3)}✂20`, `199${LINE.slice(3)}✂20`, `199${LINE.slice(3)}✂20`],
  ['an emoji at the cut', paste(`${LINE.slice(1)}😀`), `${LINE.slice(1)}✂20`, `${LINE.slice(1)}✂20`, `${LINE.slice(1)}✂20`],
  ['an emoji of several at the cut', paste(`${LINE.slice(4)}👨‍👩‍👧`), `${LINE.slice(4)}✂20`, `${LINE.slice(4)}✂20`, `${LINE.slice(4)}✂20`],
  ['into the middle', paste('林', '海海', 1), '海林海', '海林海', '海林海'],
  ['instead of a selection', paste('林', '海海海', 1, 3), '海林', '海林', '海林'],
  ['emptied', paste('', '林海', 0, 2), '', '', ''],
  ['a line break', paste('a\r\nb'), 'a\nb', 'ab', 'a\nb'],
  ['a tab', paste('a\tb'), 'a\tb', 'ab', 'a\tb'],
]; // prettier-ignore

function shownOf({ text, notice }: Reading): string {
  if (notice === undefined) return text;
  return notice.kind === 'cut' ? `${text}✂${notice.max}` : `${text}✗${notice.reason}`;
}

const rowsOf = (table: typeof NUMBERS, kinds: readonly Kind[]) =>
  kinds.flatMap((kind, column) => table.map(([way, play, ...results]) => [kind, way, results[column], play] as const));

it.each([...rowsOf(NUMBERS, ['code', 'card', 'phone']), ...rowsOf(TEXTS, ['text', 'compact', 'name'])])(
  'as %s, %s: %j',
  (kind, _way, shown, play) => {
    expect(shownOf(play(KINDS[kind]))).toBe(shown);
  },
);

it('tests each kind in 24 ways at least', () => {
  expect(Math.min(NUMBERS.length, TEXTS.length)).toBeGreaterThanOrEqual(24);
});

/** Matches text without direction marks and invisible characters. */
const PLAIN = /^[^\u202A-\u202E\u200B\uFEFF]*$/;

/** Texts that people, keyboards and clipboards are known to enter, and random ones. */
const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,，．。+-() ¥元aeＡ１林·•\n\t\u202E\u200B\u200D\uFE0F😀👧')),
    maxLength: 60,
  }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe.each(Object.entries(KINDS) as [Kind, InputKind][])('parsing as %s', (kind, reads) => {
  const limit = { amount: 40, whole: 40, code: 6, card: 23, phone: 11, text: 20, compact: 20, name: 20 }[kind];
  const alphabet = {
    amount: PLAIN,
    whole: PLAIN,
    code: /^\d*$/,
    card: /^(?:\d{4} )*\d{0,4}$/,
    phone: /^\d*$/,
    text: PLAIN,
    compact: /^[^\s\u202A-\u202E\u200BＡ１]*$/,
    name: /^[^\u202A-\u202E\u200B•。]*$/,
  }[kind];

  it('stays within its limit and alphabet, whatever is inserted anywhere, and never throws', () => {
    const change = fc.record({ first: anyText, put: anyText, at: fc.nat(60), over: fc.nat(60) });
    fc.assert(
      fc.property(change, ({ first, put, at, over }) => {
        const before = reads(first, '').text;
        const { text, notice } = reads(`${before.slice(0, at)}${put}${before.slice(at + over)}`, before);
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(text).toMatch(alphabet);
        expect(text).not.toMatch(/\p{Cs}/u);
        if (notice !== undefined && notice.kind !== 'cut') expect(texts.input.reason).toHaveProperty(notice.reason);
      }),
      { numRuns: runs(120, 500) },
    );
  });

  it('does not change a text that it has parsed', () => {
    fc.assert(
      fc.property(anyText, anyText, (typed, before) => {
        const { text } = reads(typed, reads(before, '').text);
        // The text of an amount always stays and is judged again.
        if (kind === 'amount' || kind === 'whole') expect(reads(text, '')).toMatchObject({ text });
        else for (const shown of [text, '']) expect(reads(text, shown)).toEqual({ text });
      }),
      { numRuns: runs(120, 500) },
    );
  });
});

it.each(['code', 'card', 'phone'] as const)('%s: a refused text never leaves the previous value in place', (kind) => {
  const reads = KINDS[kind];
  fc.assert(
    fc.property(anyText, anyText, (first, put) => {
      const before = reads(first, '').text;
      const { text, notice } = reads(put, before);
      fc.pre(notice?.kind === 'refused' && put.length > before.length + 1);
      expect(text).toBe('');
    }),
  );
});
