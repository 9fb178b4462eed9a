import { useSettling } from '@site/shared/ui/input/useSettling';
import { useId, type ComponentPropsWithRef } from 'react';
import { useShellTexts } from './page';

interface SettlingButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'> {
  readonly type?: 'button' | 'submit';
  /** Name of the press's current effect; undefined while there is none. */
  readonly meaning: string | undefined;
  /** Effect of a press at this place until the button was mounted; default: none. */
  readonly before?: string | undefined;
}

/**
 * Renders a button whose effect may change under the player's finger. It ignores presses that started before a change
 * or within half a second after it, and reports the change in a live region.
 */
export function SettlingButton({ type = 'button', meaning, before, onClick, ...button }: SettlingButtonProps) {
  const { button_changed: changed } = useShellTexts();
  const noteId = useId();
  const { isSettling, handlers, isMeant } = useSettling(meaning, before);
  return (
    <>
      <button
        {...button}
        {...handlers}
        type={type}
        aria-disabled={isSettling || button['aria-disabled']}
        aria-describedby={isSettling ? noteId : button['aria-describedby']}
        onClick={(event) => {
          if (isMeant(event)) onClick?.(event);
          else event.preventDefault();
        }}
      />
      <span id={noteId} className="v-hidden" aria-live="polite">
        {isSettling ? changed : ''}
      </span>
    </>
  );
}
