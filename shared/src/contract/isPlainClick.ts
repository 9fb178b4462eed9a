import type { MouseEvent } from 'react';

/** Whether a click on a link is to lead there in place: with a modifier key or another button the browser does what it always does with a link. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
