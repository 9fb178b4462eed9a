export type Placeholders = Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders of a text. Leaves an unknown placeholder unchanged, so that a test can find it.
 *
 * @example fillPlaceholders('{{min_age}}+', { min_age: 18 }) // '18+'
 */
export function fillPlaceholders(text: string, placeholders: Placeholders): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(placeholders[name] ?? place));
}
