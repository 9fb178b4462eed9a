import { isComposing } from '@site/shared/input/isComposing';
import { useEffect, useRef } from 'react';

/**
 * Maps keys of the whole page to actions. Ignores keys while a dialog is open or an input method composes, in a field,
 * with a modifier, and Enter on a button.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.repeat || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const isEnter = event.key === 'Enter';
      const own = isEnter ? 'input, button, a, select, textarea, summary' : 'input:not([type=radio]), select, textarea';
      if (event.target instanceof Element && event.target.matches(own)) return;
      const action = newest.current[isEnter ? event.key : event.key.toUpperCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
