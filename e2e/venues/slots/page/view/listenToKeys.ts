/**
 * Space and Enter spin from anywhere on the page, except where they already mean something: on a button, and in a dialog. A key held down
 * spins once.
 */
export function listenToKeys(page: Document, spin: () => void): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.repeat) {
      event.preventDefault();
      return;
    }
    if (onButton || page.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    spin();
  });
}
