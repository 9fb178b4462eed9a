export type Places = Readonly<Record<string, string | number>>;

/**
 * Puts what is known into the places of a text. A place nobody knows stays as it is, where a test finds it.
 *
 * @example fillPlaces('{{min_age}}+', { min_age: 18 }) // '18+'
 */
export function fillPlaces(text: string, places: Places): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(places[name] ?? place));
}
