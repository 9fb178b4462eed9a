/**
 * Spins on Space and Enter anywhere on the page, except on a button, a link or a field, and in a dialog, where these
 * keys already have a meaning. Ignores keys with a modifier, which switch an input method.
 */
export function listenToKeys(page: Document, spin: () => void): void {
  page.addEventListener('keydown', (event) => {
    if ((event.key !== ' ' && event.key !== 'Enter') || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.matches('button, a, input, select, textarea, summary')) return;
    if (page.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    spin();
  });
}
