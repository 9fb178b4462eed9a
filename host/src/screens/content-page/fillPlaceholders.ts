export type Placeholders = Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders of a text. An unknown placeholder stays as it is, where a test finds it.
 *
 * @example fillPlaceholders('{{min_age}}+', { min_age: 18 }) // '18+'
 */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(placeholders[name] ?? place));
}
