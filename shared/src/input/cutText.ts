const CHARACTERS = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * Cuts a text without splitting a visible character; an emoji may have a dozen UTF-16 units.
 *
 * @param max maximum number of UTF-16 units
 * @example cutText('ab👨‍👩‍👧', 5) // 'ab'
 */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, CHARACTERS.segment(text).containing(max)?.index ?? max);
}

/** Returns the first visible character, such as the initial of a name. */
export function firstCharacter(text: string): string {
  return CHARACTERS.segment(text).containing(0)?.segment ?? '';
}

/** Splits a text into visible characters. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(CHARACTERS.segment(text), ({ segment }) => segment);
}
