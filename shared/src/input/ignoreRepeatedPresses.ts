import { isComposing } from './isComposing';

/** Fields in which a held space bar writes spaces. */
const TEXT_FIELDS =
  'textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])';

/**
 * Makes one press of Enter or the space bar one press. Browsers click a button again and again while Enter is held, and submit a form for each
 * repetition: bets, rounds and orders would follow one another. The Enter that ends the composition of an input method presses nothing either.
 *
 * Fields keep what they write: spaces, and line breaks where there are several lines.
 *
 * @returns a function that ends it
 */
export function ignoreRepeatedPresses(page: Document): () => void {
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (!(repeat || isComposing(event)) || (key !== 'Enter' && key !== ' ') || !(target instanceof Element)) return;
    if (target.matches(key === ' ' ? TEXT_FIELDS : 'textarea, [contenteditable]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // While capturing, and so before any listener of the page.
  page.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => page.removeEventListener('keydown', handleKeyDown, { capture: true });
}
