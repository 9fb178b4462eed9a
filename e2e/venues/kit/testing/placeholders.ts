/** Every key of a locale file with the sorted names of the values in its text: `bets.count:count`. Equal for two languages with the same texts. */
export function placeholders(texts: object, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? placeholders(value, `${path}${key}.`)
      : [`${path}${key}:${(String(value).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []).toSorted().join(',')}`],
  );
}
