/**
 * Matches direction marks, invisible characters, control characters other than tab and line break, and halves of a
 * character.
 */
const HIDDEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}\0-\x08\x0B-\x1F\x7F-\x9F\u2800\uFFF9-\uFFFB]/u;

/**
 * Invisible characters that affect the visible text: emoji presentation, emoji joiners, variants of Chinese characters,
 * the letters of a flag.
 */
const SHAPING = [
  /(?<=\p{Emoji})[\uFE0E\uFE0F]/u,
  /(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]?)\u200D(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]/u,
  /(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]/u,
];

const HIDDEN_OR_SHAPING = new RegExp(`(${SHAPING.map(({ source }) => source).join('|')})|${HIDDEN.source}`, 'gu');

/** Separators of lines, pages and paragraphs. They become spaces, because `12` and `34` on two lines are not `1234`. */
const SEPARATORS = /[\v\f\x85\u2028\u2029]|\r(?!\n)/g;

/**
 * Removes direction marks, invisible characters and control characters, so that the stored text is what others see.
 * Emoji stay whole, and line separators of other programs become spaces.
 */
export function stripHidden(text: string): string {
  return text.replace(SEPARATORS, ' ').replace(HIDDEN_OR_SHAPING, '$1');
}

const FULL_WIDTH_OFFSET = 0xfee0;

/** Converts full-width letters, digits and signs to plain ones: `１２．５` and `１２。５` become `12.5`. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/￥/g, '¥')
    .replace(/[。｡]/g, '.')
    .replace(/[‐-―−]/g, '-');
}
