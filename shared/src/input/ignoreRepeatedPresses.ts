import { isComposing } from './isComposing';

/** Fields in which a held space bar types spaces. */
const TEXT_FIELDS =
  'textarea, select, [contenteditable], input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])';

/**
 * Makes a held Enter or space bar count as one press. Browsers click a button repeatedly while Enter is held and submit
 * a form for each repetition, which would place several bets, rounds or orders. It also ignores the Enter that ends the
 * composition of an input method.
 *
 * Fields still receive spaces, and multi-line fields receive line breaks.
 *
 * @returns a function that removes the listener
 */
export function ignoreRepeatedPresses(page: Document): () => void {
  const handleKeyDown = (event: KeyboardEvent): void => {
    const { key, repeat, target } = event;
    if (!(repeat || isComposing(event)) || (key !== 'Enter' && key !== ' ') || !(target instanceof Element)) return;
    if (target.matches(key === ' ' ? TEXT_FIELDS : 'textarea, [contenteditable]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Listen in the capture phase, before any other listener of the page.
  page.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => page.removeEventListener('keydown', handleKeyDown, { capture: true });
}
