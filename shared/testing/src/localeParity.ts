import * as OpenCC from 'opencc-js';
import type { Texts } from '@site/shared/i18n/texts';

/**
 * Simplified characters that are also traditional ones with another meaning (the platform, inside, after, a noodle,
 * only …). They cannot be distinguished from leftovers, so they are allowed.
 */
const ALSO_TRADITIONAL = new Set(
  '\u53f0\u91cc\u540e\u9762\u53ea\u51fa\u4e86\u4e91\u4f59\u5411\u56de\u5bb6\u4ef7\u6258\u51c6\u5347\u76d8\u4f63\u7fa4',
);

/**
 * Finds problems in a translated locale file: keys that are missing on one side, placeholders (`{{amount}}`) that
 * differ, empty texts, and simplified characters left in zh-TW. For tests only.
 *
 * @returns one line per problem
 * @example expect(localeProblems(zhCN, zhTW)).toEqual([])
 */
export function localeProblems(source: Texts, translation: Texts): readonly string[] {
  const sourceTexts = new Map(flatten(source));
  const translatedTexts = new Map(flatten(translation));
  const missing = [...sourceTexts.keys()].filter((key) => !translatedTexts.has(key)).map((key) => `${key} is not translated`);
  const extra = [...translatedTexts.keys()].filter((key) => !sourceTexts.has(key)).map((key) => `${key} has no source`);
  const wrong = [...translatedTexts].flatMap(([key, text]) =>
    textProblems(text, sourceTexts.get(key)).map((problem) => `${key} ${problem}`),
  );
  const empty = [...sourceTexts].filter(([, text]) => text.trim() === '').map(([key]) => `${key} has no text`);
  const misnamed = [...sourceTexts.keys()]
    .filter((key) => !/^[a-z\d_]+(\.[a-z\d_]+)*$/.test(key))
    .map((key) => `${key} is no snake_case key`);
  return [...missing, ...extra, ...empty, ...wrong, ...misnamed];
}

function textProblems(text: string, source: string | undefined): readonly string[] {
  const leftovers = Array.from(text).filter((character) => toTraditional(character) !== character && !ALSO_TRADITIONAL.has(character));
  return [
    ...(text.trim() === '' ? ['has no translated text'] : []),
    ...(source !== undefined && placesOf(text) !== placesOf(source) ? ['fills other places than its source'] : []),
    ...(leftovers.length > 0 ? [`has simplified characters: ${leftovers.join('')}`] : []),
  ];
}

const toTraditional = OpenCC.Converter({ from: 'cn', to: 't' });

function placesOf(text: string): string {
  return [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, place]) => place)
    .sort()
    .join(' ');
}

function flatten(texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  );
}
