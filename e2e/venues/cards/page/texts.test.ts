import { TEXTS } from './texts';

it('has every text in both languages, with the same values in it', () => {
  expect(placeholders(TEXTS['zh-TW'])).toEqual(placeholders(TEXTS['zh-CN']));
});

/** Every key with the names of the values in its text. */
function placeholders(texts: object, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? placeholders(value, `${path}${key}.`)
      : [`${path}${key}:${[...String(value).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).join(',')}`],
  );
}
