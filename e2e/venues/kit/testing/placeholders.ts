/**
 * Lists every key of a locale file with the sorted names of its placeholders: `bets.count:count`. Two languages with
 * the same texts give equal lists.
 */
export function placeholders(texts: object, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? placeholders(value, `${path}${key}.`)
      : [`${path}${key}:${(String(value).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []).toSorted().join(',')}`],
  );
}
