import type { MouseEvent } from 'react';

/**
 * Returns whether a click on a link navigates in place. The browser handles clicks with a modifier key or another
 * button itself.
 */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
