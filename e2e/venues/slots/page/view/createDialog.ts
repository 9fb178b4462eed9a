import { button, el } from '../dom';
import { icon } from './createHeader';

export interface Dialog {
  readonly element: HTMLDialogElement;
  /** Shows the given content; the focus returns to where it was when the dialog closes. */
  open(...content: readonly Node[]): void;
}

/** Creates the browser's native dialog, which traps the focus and closes on Esc. */
export function createDialog(title: string, closeLabel: string, className: string): Dialog {
  const id = `dialog-${className}`;
  const body = el('div', { class: 'dialog-body', tabindex: 0 });
  const element = el(
    'dialog',
    { class: `dialog ${className}`, 'aria-labelledby': id },
    el(
      'div',
      { class: 'dialog-head' },
      el('h2', { id }, title),
      button({ class: 'round-button', 'aria-label': closeLabel }, icon('M6 6 L18 18 M18 6 L6 18'), () => element.close()),
    ),
    body,
  );
  element.addEventListener('click', (event) => {
    // Only clicks on the backdrop target the dialog itself; all other elements are inside it.
    if (event.target === element) element.close();
  });
  return {
    element,
    open(...content) {
      body.replaceChildren(...content);
      body.scrollTop = 0;
      element.showModal();
    },
  };
}
