/**
 * Space and Enter spin from anywhere on the page, except where they already mean something: on a button, and in a dialog.
 */
export function listenToKeys(page: Document, spin: () => void): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (event.target instanceof HTMLButtonElement || page.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    spin();
  });
}
