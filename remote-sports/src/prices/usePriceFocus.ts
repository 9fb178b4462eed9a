import { useEffect } from 'react';
import { useServices } from '@site/shared/contract';
import { useRovingFocus, type RovingFocusRef } from '@site/shared/ui';
import { slipStore } from '../slip/slipStore';
import { askForStake, pickForStake } from '../slip/stakeFocus';

const PRICE = '[data-price]';

const FOCUSED_BY_KEYS = '[data-roving-row] :focus-visible';

/**
 * Moves the focus from a price to the stake. The modifier keeps screen readers and input methods from treating it as
 * text input.
 */
export const STAKE_KEY = 'Shift+Enter';

/**
 * Makes prices and the controls in their rows one Tab stop with arrow-key navigation. Shift+Enter on a price picks it,
 * unless it is picked already, and moves to the stake; Esc in the slip returns. The container has `data-keys` while one
 * of its controls has keyboard focus.
 */
export function usePriceFocus<Target extends HTMLElement>(): RovingFocusRef<Target> {
  const { ref, focus } = useRovingFocus<Target>({ start: `${PRICE}:not([aria-disabled])` });
  const { dock, session } = useServices();
  useEffect(() => {
    const container = ref.current;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
      const price = target instanceof Element ? target.closest<HTMLElement>(PRICE) : null;
      if (!price || key !== 'Enter' || !shiftKey || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      if (price.ariaPressed !== 'true') {
        pickForStake(() => {
          price.click();
        });
      }
      if (!session.isSignedIn.get() || slipStore().getState().slip.entries.length === 0) return;
      dock.show('slip');
      askForStake(focus);
    };
    const handleFocus = ({ type, target }: FocusEvent) => {
      const isFocused = type === 'focusin' && target instanceof Element && target.matches(FOCUSED_BY_KEYS);
      container?.toggleAttribute('data-keys', isFocused);
    };
    container?.addEventListener('keydown', handleKeyDown);
    container?.addEventListener('focusin', handleFocus);
    container?.addEventListener('focusout', handleFocus);
    return () => {
      container?.removeEventListener('keydown', handleKeyDown);
      container?.removeEventListener('focusin', handleFocus);
      container?.removeEventListener('focusout', handleFocus);
    };
  }, [ref, focus, dock, session]);
  return { ref, focus };
}
