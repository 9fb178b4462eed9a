import type { MouseEvent } from 'react';

/** Returns whether a click on a link navigates in place: with a modifier key or another button the browser handles the link itself. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
