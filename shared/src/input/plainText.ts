/** Marks that turn the direction of text, invisible characters, and controls other than tab and line break. */
const HIDDEN = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/**
 * A text without direction marks, invisible characters and controls, so that what others read is what was written. The joiners of emoji and
 * scripts stay.
 */
export function stripHidden(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Full-width letters, digits and signs as the plain ones: `１２．５` is `12.5`. */
export function toHalfWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/。/g, '.')
    .replace(/[‐-―−]/g, '-');
}
