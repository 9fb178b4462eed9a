import type { Texts } from './texts';

/** What fills the places of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** Both languages have one plural form. */
const PLURAL_ENDING = '_other';

const PLACE = /\{\{(\w+)\}\}/g;

/**
 * A text by its dotted key, with its places filled; a value is shown as it is, whatever it contains. With a `count` the plural form comes first.
 * `undefined` where there is no text.
 *
 * @example findText({ board: { bets_other: '{{count}} 注' } }, 'board.bets', { count: 3 }) // '3 注'
 */
export function findText(texts: Texts, key: string, values?: Values): string | undefined {
  const plural = values?.['count'] === undefined ? undefined : read(texts, key + PLURAL_ENDING);
  const text = plural ?? read(texts, key);
  return values === undefined ? text : text?.replace(PLACE, (_, name: string) => String(values[name] ?? ''));
}

function read(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
