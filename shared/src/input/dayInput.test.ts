import { dayInput, parseDay } from './dayInput';

const byKey = (text: string) => Array.from(text).reduce((before, key) => dayInput(before + key, before).text, '');

it.each([
  ['19940612', '1994-06-12'],
  ['1994-6-2', '1994-6-2'],
  ['1994/06/12', '1994-06-12'],
  ['1994.6.12', '1994-6-12'],
  ['１９９４年６月１２日', '1994-6-12'],
  ['1994 06 12', '1994-06-12'],
  ['199406129', '1994-06-12'],
])('parses "%s", typed key by key, as %s', (typed, text) => {
  expect(byKey(typed)).toBe(text);
});

it.each([
  ['1994年06月12日', '1994-06-12'],
  [' 19940612 ', '1994-06-12'],
  ['<b>1994', ''],
  ['06/12/1994', ''],
  ['一九九四年', ''],
  ['1'.repeat(40), ''],
])('parses "%s", pasted, as "%s"', (typed, text) => {
  const reading = dayInput(typed, '');
  expect(reading.text).toBe(text);
  expect(reading.notice === undefined).toBe(text !== '');
});

it('allows each character to be deleted', () => {
  for (let text = '1994-06-12'; text !== ''; text = text.slice(0, -1))
    expect(dayInput(text.slice(0, -1), text).text).toBe(text.slice(0, -1));
});

it.each([
  ['1994-06-12', '1994-06-12'],
  ['1994-6-2', '1994-06-02'],
  ['2000-02-30', undefined],
  ['94-6-2', undefined],
  ['1994-06', undefined],
  ['1994-06-', undefined],
  ['', undefined],
])('parses "%s" as the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
